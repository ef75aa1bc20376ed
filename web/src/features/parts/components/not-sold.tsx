import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { isHidden } from '../../../shared/search/hidden-texts.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { pagesQuery } from '../api/part-queries.ts';
import { messages } from '../messages.ts';
import state from './part-results.module.css';

/** Shown for a product outside the range without similar parts: the pages that match it, such as a service, if there are any. */
export const NotSold = ({ thing, keywords }: { thing: string; keywords: string }) => {
  const asked = pagesQuery(useApi(), keywords, useLanguage());
  const { data: pages = [], isLoading } = useQuery({ ...asked, enabled: !isHidden(keywords) });
  if (isLoading) return null;
  return (
    <div className={state.state} role="status">
      <FormattedMessage {...(pages.length > 0 ? messages.onPages : messages.notSold)} values={{ thing }} />
      {pages.length > 0 && (
        <ul>
          {pages.map(({ title, link }) => (
            <li key={link}>
              <Link to={link}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
