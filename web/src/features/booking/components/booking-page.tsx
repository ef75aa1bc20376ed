import { useIntl } from 'react-intl';
import classes from '../../../shared/forms/form-page.module.css';
import { Link } from '../../../shared/ui/link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { messages } from '../messages.ts';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';

export const BookingPage = (props: BookingFormProps) => {
  const { formatMessage } = useIntl();
  const { dealerCode } = props;
  return (
    <div className={classes.page}>
      <PageHead className={classes.head} title={messages.title} lead={messages.lead} />
      <BookingForm {...props} />
      <aside className={classes.aside}>
        <h2>{formatMessage(messages.goesTo)}</h2>
        <p>
          {dealerCode ? formatMessage(messages.goesToDealer, { code: dealerCode }) : formatMessage(messages.goesToDesk)}
        </p>
        <h2>{formatMessage(messages.next)}</h2>
        <ol>
          {[messages.next1, messages.next2, messages.next3].map((message) => (
            <li key={message.id}>{formatMessage(message)}</li>
          ))}
        </ol>
        <h2>{formatMessage(messages.services)}</h2>
        <p>
          <Link to="/$region/service-center/$id" params={{ id: 'service' }}>
            {formatMessage(messages.servicesLink)}
          </Link>
        </p>
      </aside>
    </div>
  );
};
