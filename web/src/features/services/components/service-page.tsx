import { Group } from '@mantine/core';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { ArrowLeft, CheckIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages, type ServiceWords, serviceWords } from '../messages.ts';
import { OVERVIEW, partsNameOf, type Service, services } from '../model/services.ts';
import classes from './service-page.module.css';

const ServiceCards = ({ without }: { without?: string }) => {
  const image = useScreenImages('services');
  return (
    <ul className={classes.cards}>
      {services
        .filter(({ id }) => id !== without)
        .map(({ id, text }) => {
          const words = serviceWords[text];
          const picture = image(text);
          return (
            <li key={id}>
              <Link to="/$region/service-center/$id" params={{ id }} className={classes.card}>
                {picture && <img src={picture} alt="" width={480} height={360} loading="lazy" decoding="async" />}
                <h3>
                  <FormattedMessage {...words?.name} />
                </h3>
                <p>
                  <FormattedMessage {...words?.short} />
                </p>
              </Link>
            </li>
          );
        })}
    </ul>
  );
};

type HeadProps = { title: MessageDescriptor; lead: MessageDescriptor; service?: Service };

const Head = ({ title, lead, service }: HeadProps) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const image = useScreenImages('services');
  const at = (path: string) => `/${region}/${path}` as string;
  return (
    <div className={classes.head}>
      <div>
        {service && (
          <Link to={at(`service-center/${OVERVIEW}`)} className={classes.back}>
            <ArrowLeft size={16} />
            <FormattedMessage {...messages.all} />
          </Link>
        )}
        <h1>{formatMessage(title)}</h1>
        <p className={classes.lead}>{formatMessage(lead)}</p>
        <Group gap={12} align="stretch">
          <Link to="/$region/select-location" search={service ? { service: service.id } : {}} className={classes.go}>
            <FormattedMessage {...(service ? messages.book : messages.bookAny)} />
          </Link>
          <Link
            to={at(`products/${partsNameOf(service?.id ?? OVERVIEW)}`)}
            className={`${classes.go} ${classes.plain}`}
            text={messages.viewProducts}
          />
        </Group>
        <p className={classes.find}>
          <Link to={at('location-service/service-centre')}>{formatMessage(messages.findCentre)}</Link>
        </p>
      </div>
      <DrawingSheet picture={image(service?.text ?? OVERVIEW)} width={960} height={720} eager />
    </div>
  );
};

const Facts = ({ done, due }: Pick<ServiceWords, 'done' | 'due'>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.facts}>
      <section>
        <h2>{formatMessage(messages.done)}</h2>
        <ul>
          {done.map((message) => (
            <li key={message.id}>
              <CheckIcon />
              <FormattedMessage {...message} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{formatMessage(messages.due)}</h2>
        <p>{formatMessage(due)}</p>
      </section>
    </div>
  );
};

/** One service, or the overview of all. */
export const ServicePage = ({ service }: { service?: Service }) => {
  const { formatMessage } = useIntl();
  const words = service && serviceWords[service.text];
  const title: MessageDescriptor = words?.name ?? messages.title;
  return (
    <div className={classes.page}>
      <PageTitle message={title} />
      <Head title={title} lead={words?.lead ?? messages.lead} service={service} />
      {words && <Facts {...words} />}
      <h2 className={classes.others}>{formatMessage(service ? messages.others : messages.all)}</h2>
      <ServiceCards without={service?.id} />
    </div>
  );
};
