import { DeskForm, deskCleaners } from '../../../shared/forms/desk-form.tsx';
import { checkPerson } from '../../../shared/forms/rules.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { type Enquiry, useSubmitEnquiry } from '../api/submit-enquiry.ts';
import { messages } from '../messages.ts';

const empty: Enquiry = { name: '', phone: '', email: '', comment: '' };

export const ContactForm = () => {
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
