import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { usePdfTarget } from '../../../shared/ui/use-pdf-target.ts';
import type { PaperCell } from '../api/downloads-query.ts';
import { messages } from '../messages.ts';
import { type ColumnName, pageOf } from '../model/downloads.ts';
import classes from './downloads.module.css';

const texts = {
  flyers: messages.flyer,
  sds: messages.sheet,
  specifications: messages.specification,
  installation: messages.steps,
} as const;

type Props = { product: string; column: ColumnName; papers: readonly PaperCell[] };

/** The documents of a cell. A link is named by document and product, so that it makes sense outside the table. */
export const PaperLinks = ({ product, column, papers }: Props) => {
  const { formatMessage } = useIntl();
  const words = useCatalogueWords();
  const where = usePdfTarget();
  const textOf = (url: string) => {
    if (column !== 'catalogue') return formatMessage(texts[column]);
    const page = pageOf(url);
    return page === undefined ? formatMessage(messages.whole) : formatMessage(messages.page, { page });
  };
  if (papers.length === 0) {
    return (
      <span className={classes.none} role="img" aria-label={formatMessage(messages.noPaper)}>
        –
      </span>
    );
  }
  return papers.map(({ url, region }) => {
    const text = `${textOf(url)}${region ? ` (${region})` : ''}`;
    const paper = column === 'catalogue' ? `${text}, ${formatMessage(messages.catalogue)}` : text;
    return (
      <a
        key={url}
        href={url}
        {...where}
        className={classes.paper}
        aria-label={formatMessage(messages.linkName, { paper, product: words(product) })}
      >
        {text}
      </a>
    );
  });
};

export const ColumnHead = ({ column }: { column: ColumnName }) => <FormattedMessage {...messages[column]} />;
