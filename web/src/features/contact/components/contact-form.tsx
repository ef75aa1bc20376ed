import { useIntl } from 'react-intl';
import { DeskForm } from '../../../shared/forms/desk-form.tsx';
import { PersonFields } from '../../../shared/forms/person-fields.tsx';
import { personChecks, personCleaners } from '../../../shared/forms/person-rules.ts';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { type Enquiry, useSubmitEnquiry } from '../api/submit-enquiry.ts';
import { messages, problems } from '../messages.ts';

const empty: Enquiry = { name: '', phone: '', email: '', comment: '' };

export const ContactForm = () => {
  const { formatMessage } = useIntl();
  const sending = useSubmitEnquiry();
  const form = useCheckedForm(empty, {
    form: 'contact',
    clean: personCleaners,
    check: personChecks,
    textOf: (problem: keyof typeof problems) => formatMessage(problems[problem]),
  });

  const again = () => {
    form.set('comment', '');
    sending.reset();
  };

  return (
    <DeskForm
      words={messages}
      sending={sending}
      checked={form}
      onSend={() => sending.mutate(form.values)}
      onAgain={again}
    >
      <PersonFields words={messages} field={form.field} commentRows={6} />
    </DeskForm>
  );
};
