import { useMediaQuery } from '@mantine/hooks';
import { FormattedMessage } from 'react-intl';
import { MOBILE } from '../../../shared/ui/breakpoints.ts';
import type { PagePaper } from '../api/range-queries.ts';
import { messages } from '../messages.ts';
import classes from './product.module.css';

/** A new tab on desktops, the same window on phones (spec §4, PDF click). */
export const PagePapers = ({ papers }: { papers: readonly PagePaper[] }) => {
  const mobile = useMediaQuery(MOBILE, false, { getInitialValueInEffect: false });
  if (papers.length === 0) return null;
  const where = mobile ? {} : { target: '_blank', rel: 'noopener' };
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
