import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ChevronDown } from '../../../shared/ui/icons.tsx';
import classes from './panel.module.css';

/** Open at first, because visitors do not read folded text. */
export const Panel = ({ title, children }: { title: MessageDescriptor; children: ReactNode }) => (
  <details className={classes.panel} open>
    <summary>
      <h2>
        <FormattedMessage {...title} />
      </h2>
      <ChevronDown size={20} />
    </summary>
    <div className={classes.panelBody}>{children}</div>
  </details>
);
