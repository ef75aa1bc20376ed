import { useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './home-sheet-index.module.css';

/** The numbered parts of the drawing, in their order, and the pages that they belong to. */
const parts = [
  { label: messages.battery, page: 'Batteries' },
  { label: messages.rotor, page: 'Brakes' },
  { label: messages.filter, page: 'Filters' },
  { label: messages.belt, page: 'Drive-Belts-Tensioner-Kits' },
  { label: messages.plug, page: 'Spark-Plugs' },
  { label: messages.wiper, page: 'Wipers' },
];

export const HomeSheetIndex = () => {
  const { formatMessage } = useIntl();
  return (
    <ol className={classes.index} aria-label={formatMessage(messages.sheet)}>
      {parts.map(({ label, page }) => (
        <li key={page}>
          <Link to="/$region/products/$" params={{ _splat: page }} className={classes.part} text={label} />
        </li>
      ))}
    </ol>
  );
};
