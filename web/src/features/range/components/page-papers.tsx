import { useIntl } from 'react-intl';
import { usePdfTarget } from '../../../shared/ui/use-pdf-target.ts';
import type { PagePaper } from '../api/range-queries.ts';
import { messages, paperName } from '../messages.ts';
import classes from './product.module.css';

export const PagePapers = ({ papers }: { papers: readonly PagePaper[] }) => {
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
