import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useStrip } from '../../../shared/ui/use-strip.ts';
import type { Category } from '../api/category-queries.ts';
import { messages } from '../messages.ts';
import classes from './narrow-bar.module.css';

type Props = {
  category: Category | undefined;
  chosen: Category['partSubCategorys'][number] | undefined;
};

/** The subcategories of a category that is listed without a vehicle, to shorten the list. */
export const NarrowBar = ({ category, chosen }: Props) => {
  const { formatMessage } = useIntl();
  const words = useCatalogueWords();
  const strip = useStrip(`${category?.categoryID} ${chosen?.categoryID}`);
  if (!category) return <div className={classes.bar} data-print="hidden" />;
  const { categoryID, categoryName, partSubCategorys } = category;
  const to = {
    to: '/$region/parts-finder',
    className: classes.link,
    activeOptions: { exact: true },
  } as const;
  return (
    <nav
      {...strip}
      className={classes.bar}
      aria-label={formatMessage(messages.narrow, { category: words(categoryName) })}
    >
      <Link {...to} search={{ category: categoryName }}>
        <FormattedMessage {...messages.all} />
      </Link>
      {partSubCategorys.map((each) => (
        <Link
          {...to}
          key={each.categoryID}
          search={{ category: categoryName, top: categoryID, sub: each.categoryID }}
          aria-current={each === chosen ? 'page' : undefined}
        >
          {words(each.categoryName)}
        </Link>
      ))}
    </nav>
  );
};
