import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage, useIntl } from 'react-intl';
import { SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../../../shared/brand/contact.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { documents, type LegalName, messages } from '../messages.ts';
import type { Block } from '../texts/legal-document.ts';
import classes from './legal-page.module.css';

const paths = {
  privacy: '/$region/privacy-policy',
  terms: '/$region/terms-conditions',
  warranty: '/$region/southline-warranty',
  returns: '/$region/return-policy',
} as const satisfies Record<LegalName, string>;

const Text = ({ message }: { message: MessageDescriptor }) => (
  <FormattedMessage
    {...message}
    values={{
      phone: <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>,
      email: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>,
    }}
  />
);

const isList = (block: Block): block is Exclude<Block, { id: string }> => Array.isArray(block);

const BlockOf = ({ block }: { block: Block }) =>
  isList(block) ? (
    <ul>
      {block.map((point) => (
        <li key={point.id}>
          <Text message={point} />
        </li>
      ))}
    </ul>
  ) : (
    <p>
      <Text message={block} />
    </p>
  );

/** A document to read: its table of contents beside it on wide screens, above it on others. Print shows text only. */
export const LegalPage = ({ name }: { name: LegalName }) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { title, dated, sections } = documents[name];
  const others = Object.entries(documents).filter(([other]) => other !== name) as [
    LegalName,
    (typeof documents)[LegalName],
  ][];
  return (
    <article className={classes.page}>
      <PageTitle message={title} />
      <header className={classes.head}>
        <h1>{formatMessage(title)}</h1>
        <p className={classes.dated}>{formatMessage(dated)}</p>
        {language !== DEFAULT_LANGUAGE && <p className={classes.dated}>{formatMessage(messages.onlyEnglish)}</p>}
      </header>
      <nav className={classes.contents} aria-labelledby="legal-contents">
        <h2 id="legal-contents">{formatMessage(messages.contents)}</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{formatMessage(heading)}</a>
            </li>
          ))}
        </ol>
        <h2>{formatMessage(messages.more)}</h2>
        <ul>
          {others.map(([other, document]) => (
            <li key={other}>
              <Link to={paths[other]}>{formatMessage(document.title)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.text}>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id}>
            <h2>{formatMessage(heading)}</h2>
            {blocks.map((block) => (
              <BlockOf key={isList(block) ? block[0]?.id : block.id} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
};
