import { useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { DownloadFamily } from '../api/downloads-query.ts';
import { messages } from '../messages.ts';
import { anchorOf, columnsOf } from '../model/downloads.ts';
import classes from './downloads.module.css';
import { ColumnHead, PaperLinks } from './paper-links.tsx';

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
