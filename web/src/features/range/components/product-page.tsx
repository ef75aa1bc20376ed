import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { usePdfTarget } from '../../../shared/ui/use-pdf-target.ts';
import { type PagePaper, papersQuery, type RangePage } from '../api/range-queries.ts';
import { messages, paperName } from '../messages.ts';
import { FinderLink } from './finder-link.tsx';
import panels from './panel.module.css';
import { Panel } from './panel.tsx';
import classes from './product.module.css';
import texts from './range.module.css';

const PagePapers = ({ papers }: { papers: readonly PagePaper[] }) => {
  const { formatMessage } = useIntl();
  const where = usePdfTarget();
  const textOf = ({ pdfType, labelName, region }: PagePaper) => {
    const name = paperName(pdfType);
    return name ? `${formatMessage(name)}${region ? ` (${region})` : ''}` : labelName;
  };
  if (papers.length === 0) return null;
  return (
    <section className={classes.papers}>
      <h2>{formatMessage(messages.downloads)}</h2>
      <ul>
        {papers.map((paper) => (
          <li key={paper.url}>
            <a href={paper.url} {...where}>
              {textOf(paper)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Points = ({ points }: { points: readonly string[] }) =>
  points.length > 0 && (
    <ul className={classes.points}>
      {points.map((point) => (
        <li key={point}>
          <CatalogueWord word={point} />
        </li>
      ))}
    </ul>
  );

type Props = {
  page: RangePage;
  /** The table of its sizes, right below the head; undefined if it is not sold in sizes. */
  sizes: ReactNode;
};

export const ProductPage = ({ page, sizes }: Props) => {
  const { formatMessage } = useIntl();
  const { data: papers = [] } = useQuery(papersQuery(useApi(), page.segment));
  const isSold = sizes !== undefined;
  return (
    <article>
      <div className={classes.product} data-sold={isSold || undefined}>
        <div className={classes.picture}>
          <img src={`${page.image}?size=detail`} alt="" width={800} height={600} fetchPriority="high" />
        </div>
        <div className={classes.words}>
          <h1 className={texts.title}>
            <CatalogueWord word={page.productName} />
          </h1>
          <p className={texts.lead}>
            <CatalogueWord word={page.description} />
          </p>
          {!isSold && <Points points={page.featureList} />}
          <FinderLink category={page.finderCategory}>{formatMessage(messages.partsFinder)}</FinderLink>
        </div>
        {!isSold && <PagePapers papers={papers} />}
      </div>
      {sizes}
      {isSold && (
        <div className={classes.after}>
          <Points points={page.featureList} />
          <PagePapers papers={papers} />
        </div>
      )}
      {page.highlights.length > 0 && (
        <ul className={classes.highlights}>
          {page.highlights.map(({ title, text }) => (
            <li key={title}>
              <h2>
                <CatalogueWord word={title} />
              </h2>
              <p>
                <CatalogueWord word={text} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={panels.panels}>
        {page.featuresBenefits.length > 0 && (
          <Panel title={messages.featuresBenefits}>
            {page.featuresBenefits.map(({ productName, featureList }) => (
              <section key={productName}>
                <h3>
                  <CatalogueWord word={productName} />
                </h3>
                <ul>
                  {featureList.map(({ description }) => (
                    <li key={description}>
                      <CatalogueWord word={description} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Panel>
        )}
        {page.applications.map(({ appName, appRecommend, appList }) => (
          <Panel key={appName} title={messages.applications}>
            <section>
              <h3>
                <CatalogueWord word={appName} />
              </h3>
              <ul>
                {appList.map(({ description }) => (
                  <li key={description}>
                    <CatalogueWord word={description} />
                  </li>
                ))}
              </ul>
            </section>
            <p className={panels.recommend}>
              <CatalogueWord word={appRecommend} />
            </p>
          </Panel>
        ))}
      </div>
    </article>
  );
};
