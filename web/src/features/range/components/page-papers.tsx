import { FormattedMessage } from 'react-intl';
import type { PagePaper } from '../api/range-queries.ts';
import { messages } from '../messages.ts';
import classes from './product.module.css';
import { usePdfTarget } from './use-pdf-target.ts';

export const PagePapers = ({ papers }: { papers: readonly PagePaper[] }) => {
  const where = usePdfTarget();
  if (papers.length === 0) return null;
  return (
    <section className={classes.papers}>
      <h2>
        <FormattedMessage {...messages.downloads} />
      </h2>
      <ul>
        {papers.map(({ url, labelName }) => (
          <li key={url}>
            <a href={url} {...where}>
              {labelName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
