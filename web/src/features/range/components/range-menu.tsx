import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { type RangePage, rangePageQuery } from '../api/range-queries.ts';
import { messages } from '../messages.ts';
import { RangeLink } from './range-link.tsx';
import classes from './range-menu.module.css';

type Props = { page: RangePage; categories: readonly string[] };

/** All families; the open one unfolds to the current page. */
export const RangeMenu = ({ page, categories }: Props) => {
  const { formatMessage } = useIntl();
  const { data: root } = useQuery(rangePageQuery(useApi(), ''));
  const open = page.isHaveChild ? categories : page.trail.map(({ segment }) => segment);
  return (
    <nav className={classes.menu} aria-label={formatMessage(messages.menu)}>
      <ul className={classes.families}>
        {root?.childrenList.map((family) => (
          <li key={family.segment}>
            <RangeLink above={[]} child={family} className={classes.family} current={family.segment === page.segment}>
              <CatalogueWord word={family.productName} />
            </RangeLink>
            {open[0] === family.segment && <Branch open={open} depth={1} page={page} />}
          </li>
        ))}
      </ul>
    </nav>
  );
};

type BranchProps = { open: readonly string[]; depth: number; page: RangePage };

const Branch = ({ open, depth, page }: BranchProps) => {
  const above = open.slice(0, depth);
  const { data } = useQuery(rangePageQuery(useApi(), above.at(-1) ?? ''));
  return (
    <ul className={classes.branch}>
      {data?.childrenList.map((child) => (
        <li key={child.segment}>
          <RangeLink above={above} child={child} className={classes.entry} current={child.segment === page.segment}>
            <CatalogueWord word={child.productName} />
          </RangeLink>
          {open[depth] === child.segment && <Branch open={open} depth={depth + 1} page={page} />}
        </li>
      ))}
    </ul>
  );
};
