import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { ArrowLeft } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import { fuelCard as messages } from '../messages.ts';
import classes from './fuel-card-page.module.css';

/** The page behind the banner of a placed order. */
export const FuelCardPage = () => {
  const { formatMessage } = useIntl();
  const toContact = (words: ReactNode) => <Link to="/$region/contact-us">{words}</Link>;
  return (
    <article className={classes.page}>
      <PageHead title={messages.title} lead={messages.lead} className={classes.head} />
      <dl className={classes.facts}>
        <Fact title={messages.whoTitle}>{formatMessage(messages.who)}</Fact>
        <Fact title={messages.askTitle}>{formatMessage(messages.ask, { a: toContact })}</Fact>
        <Fact title={messages.boundsTitle}>{formatMessage(messages.bounds)}</Fact>
      </dl>
      <Link to="/$region/parts-finder" className={classes.back}>
        <ArrowLeft size={16} />
        <FormattedMessage {...messages.back} />
      </Link>
    </article>
  );
};

const Fact = ({ title, children }: { title: MessageDescriptor; children: ReactNode }) => (
  <Term name={title}>{children}</Term>
);
