import { VisuallyHidden } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord, useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import type { PageChild } from '../api/range-queries.ts';
import { messages } from '../messages.ts';
import { FinderLink } from './finder-link.tsx';
import classes from './range-grid.module.css';
import { RangeLink } from './range-link.tsx';

/** Families whose list has its own link to the finder. */
const WITH_FINDER = [
  'Light Bulbs',
  'Chemicals',
  'Fluids & Oils',
  'Hose Clamps',
  'Power Tools',
  'PPE',
  'Coin Batteries',
];

/** Shown after the families, and below one or two pages: the search by vehicle. */
const ByVehicle = () => {
  const { formatMessage } = useIntl();
  return (
    <li className={classes.vehicle}>
      <h2>{formatMessage(messages.byVehicle)}</h2>
      <p>{formatMessage(messages.byVehicleText)}</p>
      <FinderLink category="">{formatMessage(messages.partsFinder)}</FinderLink>
    </li>
  );
};

type Props = { children: readonly PageChild[]; above: readonly string[]; root: boolean };

export const RangeGrid = ({ children, above, root }: Props) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const word = useCatalogueWords();
  const few = children.length < 3;
  return (
    <ul className={classes.grid} data-root={root || undefined} data-few={few || undefined}>
      {children.map((child) => (
        <li key={child.segment} className={classes.cell}>
          <RangeLink above={above} child={child} className={classes.link}>
            <img src={child.image} alt="" width={240} height={180} loading="lazy" decoding="async" />
            <span className={classes.name}>
              <CatalogueWord word={child.productName} />
            </span>
            {child.opensPdf && <VisuallyHidden>{formatMessage(messages.opensPdf)}</VisuallyHidden>}
            {child.fromPrice && (
              <span className={classes.offer}>
                {formatMessage(messages.offer, { count: child.partsInStock ?? 0, price: money(child.fromPrice) })}
              </span>
            )}
            <span className={classes.text}>
              <CatalogueWord word={child.description} />
            </span>
          </RangeLink>
          {WITH_FINDER.includes(child.productName) && (
            <div className={classes.finder}>
              <FinderLink
                category={child.productName}
                size="sm"
                label={formatMessage(messages.findIn, { name: word(child.productName) })}
              >
                {formatMessage(messages.findYourPart)}
              </FinderLink>
            </div>
          )}
        </li>
      ))}
      {(root || few) && <ByVehicle />}
    </ul>
  );
};
