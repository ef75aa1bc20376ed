import { FormattedMessage, useIntl } from 'react-intl';
import { POSTAL_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../../../shared/brand/contact.ts';
import { DeskForm, deskCleaners } from '../../../shared/forms/desk-form.tsx';
import classes from '../../../shared/forms/form-page.module.css';
import { checkPerson } from '../../../shared/forms/rules.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { type Enquiry, useSubmitEnquiry } from '../api/submit-enquiry.ts';
import { messages } from '../messages.ts';

const empty: Enquiry = { name: '', phone: '', email: '', comment: '' };

const ContactForm = () => {
  const sending = useSubmitEnquiry();
  const form = useFields({ id: 'contact', initial: empty, check: checkPerson, clean: deskCleaners });
  const again = () => {
    form.fill({ comment: '' });
    sending.reset();
  };
  return (
    <DeskForm
      words={messages}
      sending={sending}
      form={form}
      onSend={(values) => sending.mutate(values, { onError: form.refuse })}
      onAgain={again}
      commentRows={6}
    />
  );
};

const Reach = () => {
  const { formatMessage } = useIntl();
  return (
    <aside className={classes.aside}>
      <h2>{formatMessage(messages.call)}</h2>
      <p className={classes.reach}>
        <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>
      </p>
      <p>{formatMessage(messages.callHours)}</p>
      <h2>{formatMessage(messages.write)}</h2>
      <p className={classes.reach}>
        <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
      </p>
      <h2>{formatMessage(messages.letters)}</h2>
      <p lang="en">{POSTAL_ADDRESS}</p>
      <p>{formatMessage(messages.lettersNote)}</p>
      <h2>{formatMessage(messages.details)}</h2>
      <p>
        <FormattedMessage
          {...messages.detailsText}
          values={{ a: (words) => <Link to="/$region/privacy-policy">{words}</Link> }}
        />
      </p>
    </aside>
  );
};

export const ContactPage = () => (
  <div className={classes.page}>
    <PageHead className={classes.head} title={messages.title} lead={messages.lead} />
    <ContactForm />
    <Reach />
  </div>
);
