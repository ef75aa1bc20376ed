import { Link } from '@tanstack/react-router';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import type { SiteResult } from '../api/site-search-query.ts';
import classes from './search-page.module.css';

/** Papers are files, not pages of the client. */
const isFile = (link: string) => /^[^?]*\/(au|nz)\/pdf\//i.test(link);

type Props = {
  results: readonly SiteResult[];
  /** Where the client is served from; links of the server begin with it. */
  basePath: string;
  /** Number of the first one in the whole list. */
  from: number;
};

export const ResultList = ({ results, basePath, from }: Props) => (
  <ol className={classes.results} start={from}>
    {results.map(({ title, link, htmlSnippet }) => (
      <li key={`${link} ${title}`} className={classes.result}>
        {isFile(link) ? (
          <a className={classes.title} href={link} target="_blank" rel="noopener">
            {title}
          </a>
        ) : (
          <Link className={classes.title} to={link.slice(basePath.length) as string}>
            {title}
          </Link>
        )}
        <p className={classes.address}>{decodeURI(link.slice(basePath.length))}</p>
        {htmlSnippet && (
          <p className={classes.snippet}>
            <ServerText text={htmlSnippet} />
          </p>
        )}
      </li>
    ))}
  </ol>
);
