import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ChevronDown } from '../../shared/ui/icons.tsx';
import classes from './mobile-menu.module.css';

type Props = { title: MessageDescriptor; startsOpen?: boolean; children: ReactNode };

export const MenuGroup = ({ title, startsOpen = false, children }: Props) => {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={classes.title}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <FormattedMessage {...title} />
        <ChevronDown />
      </button>
      <ul id={id} className={classes.list} hidden={!open}>
        {children}
      </ul>
    </div>
  );
};
