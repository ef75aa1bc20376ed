import { useIntl } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './quick-links.module.css';

const CATEGORIES = ['Light Bulbs', 'Chemicals', 'Fluids & Oils', 'Hose Clamps', 'Power Tools', 'PPE', 'Coin Batteries'];

/** Each clears vehicle and category and starts a category search. */
export const QuickLinks = ({ active, onChoose }: { active: string | undefined; onChoose: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <nav className={classes.bar} aria-label={formatMessage(messages.quickLinks)}>
      <ul className={classes.list}>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link
              to="/$region/parts-finder"
              search={{ category }}
              className={classes.link}
              aria-current={category === active ? 'page' : undefined}
              onClick={onChoose}
            >
              <CatalogueWord word={category} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
