import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { promotionBannerQuery } from '../../../shared/content/flags.ts';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { useSwitchText } from '../../../shared/content/switches.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { MOBILE } from '../../../shared/ui/breakpoints.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerText } from '../../../shared/ui/server-text.tsx';
import { messages } from '../messages.ts';
import { EntryForm } from './entry-form.tsx';
import classes from './promotion-page.module.css';

type Done = { message: string | undefined };

const Rules = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.rules}>
      <section>
        <h2>{formatMessage(messages.howTitle)}</h2>
        <ol>
          {[messages.howSpend, messages.howUpload, messages.howEntries].map((message) => (
            <li key={message.id}>{formatMessage(message)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{formatMessage(messages.whoTitle)}</h2>
        <p>{formatMessage(messages.whoText)}</p>
        <h2>{formatMessage(messages.untilTitle)}</h2>
        <p>
          <FormattedMessage {...messages.untilPeople} />
          <br />
          <FormattedMessage {...messages.untilOrganisations} />
        </p>
      </section>
    </div>
  );
};

/** Replaces the form after success and takes the focus, so that screen readers read it next. */
const EntryDone = ({ message, onAnother }: Done & { onAnother: () => void }) => {
  const { formatMessage } = useIntl();
  const _api = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.done}>
      <h2 ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.doneTitle} />
      </h2>
      {message && (
        <p>
          <ServerText text={message} />
        </p>
      )}
      <p>{formatMessage(messages.doneText)}</p>
      <Group gap={16}>
        <Button variant="default" onClick={onAnother} text={messages.another} />
        <Link to="/$region/products/$" params={{ _splat: '' }} text={messages.range} />
      </Group>
    </div>
  );
};

const intoView = (element: HTMLElement | null) => {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
};

export const PromotionPage = () => {
  const { formatMessage } = useIntl();
  const image = useScreenImages('promotion');
  const { data: open } = useQuery(promotionBannerQuery(useApi()));
  const off = useSwitchText('promotion-off');
  const [done, setDone] = useState<Done>();
  const form = useRef<HTMLElement>(null);
  return (
    <>
      <picture className={classes.banner}>
        <source media={MOBILE} srcSet={image('banner-mobile')} width={780} height={640} />
        <img src={image('banner')} width={1600} height={520} alt={formatMessage(messages.bannerText)} />
      </picture>
      <div className={classes.page}>
        <div className={classes.lead}>
          <h1>{formatMessage(messages.title)}</h1>
          <p>{formatMessage(messages.description)}</p>
          {open !== false && off === undefined && !done && (
            <Button size="md" onClick={() => intoView(form.current)} text={messages.formStart} />
          )}
        </div>
        <Rules />
        <section ref={form} className={classes.entry} aria-labelledby="promotion-form-title">
          {open === false && !done ? (
            <>
              <h2 id="promotion-form-title">{formatMessage(messages.closed)}</h2>
              <p>{formatMessage(messages.closedText)}</p>
            </>
          ) : done ? (
            <EntryDone message={done.message} onAnother={() => setDone(undefined)} />
          ) : (
            <>
              <h2 id="promotion-form-title">{formatMessage(messages.formTitle)}</h2>
              {off === undefined ? (
                <EntryForm
                  onDone={(message) => {
                    setDone({ message });
                    intoView(form.current);
                  }}
                />
              ) : (
                <Notice kind="warning">{off}</Notice>
              )}
            </>
          )}
        </section>
      </div>
    </>
  );
};
