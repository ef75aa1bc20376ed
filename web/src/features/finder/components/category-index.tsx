import { families } from 'virtual:family-art';
import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { Category } from '../api/category-queries.ts';
import { messages } from '../messages.ts';
import { categoryArt } from '../model/category-art.ts';
import classes from './category-index.module.css';

/** An overview of all categories of the vehicle, shown until one is chosen. */
export const CategoryIndex = ({ categories, vehicle }: { categories: Category[]; vehicle: string }) => {
  const { formatMessage } = useIntl();
  const to = { to: '/$region/parts-finder' } as const;
  if (categories.length === 0) {
    return <p className={classes.none}>{formatMessage(messages.noCategories)}</p>;
  }
  return (
    <section aria-labelledby="choose-category">
      <h2 id="choose-category" className={classes.title}>
        <FormattedMessage {...messages.chooseCategory} />
      </h2>
      <ul className={classes.index}>
        {categories.map(({ categoryID, categoryName, partSubCategorys }) => (
          <li key={categoryID} className={classes.entry}>
            <svg className={classes.art} viewBox="0 0 96 96" aria-hidden="true">
              <use href={`${families}#${categoryArt(categoryName)}`} />
            </svg>
            <div>
              <Link {...to} search={{ vehicle, top: categoryID }} className={classes.name}>
                <CatalogueWord word={categoryName} />
              </Link>
              <ul className={classes.subs}>
                {partSubCategorys.map((sub) => (
                  <li key={sub.categoryID}>
                    <Link {...to} search={{ vehicle, top: categoryID, sub: sub.categoryID }} className={classes.sub}>
                      <CatalogueWord word={sub.categoryName} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
