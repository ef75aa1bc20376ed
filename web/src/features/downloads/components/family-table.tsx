import { FormattedMessage, useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import { CatalogueWord, useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { usePdfTarget } from '../../../shared/ui/use-pdf-target.ts';
import type { DownloadFamily, PaperCell } from '../api/downloads-query.ts';
import { messages } from '../messages.ts';
import { anchorOf, type ColumnName, columnsOf, pageOf } from '../model/downloads.ts';
import classes from './downloads.module.css';

const texts = {
  flyers: messages.flyer,
  sds: messages.sheet,
  specifications: messages.specification,
  installation: messages.steps,
} as const;

type Props = { product: string; column: ColumnName; papers: readonly PaperCell[] };

/** The documents of a cell. A link is named by document and product, so that it makes sense outside the table. */
const PaperLinks = ({ product, column, papers }: Props) => {
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

const ColumnHead = ({ column }: { column: ColumnName }) => <FormattedMessage {...messages[column]} />;

/** A table; on phones each row is a card, with the column's name before each cell. */
export const FamilyTable = ({ family, rows }: DownloadFamily) => {
  const { formatMessage } = useIntl();
  const columns = columnsOf(rows);
  const anchor = anchorOf(family);
  return (
    <section id={anchor} className={classes.family} aria-labelledby={`${anchor}-head`}>
      <div className={classes.familyHead}>
        <h2 id={`${anchor}-head`}>
          <CatalogueWord word={family} />
        </h2>
        <span>{formatMessage(messages.count, { count: rows.length })}</span>
      </div>
      {/* Roles are named: a table that is laid out as cards loses them otherwise. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table className={classes.table} aria-labelledby={`${anchor}-head`} role="table">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            <Head name={messages.product} />
            {columns.map((column) => (
              <th key={column} scope="col">
                <ColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={row.product} role="row">
              <th scope="row">
                <CatalogueWord word={row.product} />
              </th>
              {columns.map((column) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={column} role="cell" data-empty={row[column].length === 0 || undefined}>
                  <span className={classes.label} aria-hidden="true">
                    <ColumnHead column={column} />
                  </span>
                  <PaperLinks product={row.product} column={column} papers={row[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
