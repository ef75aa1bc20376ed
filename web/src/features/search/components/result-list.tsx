import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import type { SiteResult } from '../api/site-search-query.ts';
import { messages } from '../messages.ts';
import { whereItStands } from '../model/where-it-stands.ts';
import classes from './search-page.module.css';

/** PDFs are files, not pages of the client. */
const isFile = (link: string) => /^[^?]*\/(au|nz)\/pdf\//i.test(link);

/** Price, stock and the add button of a hit that is a part. */
export type OfferSlot = ComponentType<{ part: NonNullable<SiteResult['part']> }>;

const kindWords = {
  Part: messages.kindPart,
  Category: messages.kindCategory,
  Page: messages.kindPage,
  Download: messages.kindDownload,
  Dealer: messages.kindDealer,
};

type Props = {
  results: readonly SiteResult[];
  /** The base path of the client, with which the server's links begin. */
  basePath: string;
  /** The position of the first result in the whole list. */
  from: number;
  Offer: OfferSlot;
};

/** The path below the region: "/au/products/Wipers" gives "products/Wipers". */
const belowRegion = (path: string) => path.split('/').slice(2).join('/');

export const ResultList = ({ results, basePath, from, Offer }: Props) => (
  <ol className={classes.results} start={from}>
    {results.map(({ title, link, htmlSnippet, kind, part }) => (
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
        {kind && (
          <p className={classes.address}>
            <FormattedMessage {...kindWords[kind]} />
            {whereItStands(belowRegion(link.slice(basePath.length))) && ' · '}
            {whereItStands(belowRegion(link.slice(basePath.length)))}
          </p>
        )}
        {htmlSnippet && (
          <p className={classes.snippet}>
            <ServerText text={htmlSnippet} />
          </p>
        )}
        {part && <Offer part={part} />}
      </li>
    ))}
  </ol>
);
