import { defineMessages } from 'react-intl';

/** Fields that more than one form has. */
export const labels = defineMessages({
  name: { id: 'ui.form.name', defaultMessage: 'Name' },
  firstName: { id: 'ui.form.firstName', defaultMessage: 'First Name' },
  lastName: { id: 'ui.form.lastName', defaultMessage: 'Last Name' },
  email: { id: 'ui.form.email', defaultMessage: 'Email' },
  phone: { id: 'ui.form.phone', defaultMessage: 'Phone' },
  mobile: { id: 'ui.form.mobile', defaultMessage: 'Mobile' },
  addressLine: { id: 'ui.form.addressLine', defaultMessage: 'Address Line' },
  suburb: { id: 'ui.form.suburb', defaultMessage: 'Suburb' },
  state: { id: 'ui.form.state', defaultMessage: 'State' },
  postcode: { id: 'ui.form.postcode', defaultMessage: 'Postcode' },
});

export const hints = defineMessages({
  phone: { id: 'ui.form.phone.hint', defaultMessage: 'Digits only, up to 11' },
  checkFields: { id: 'ui.form.checkFields', defaultMessage: 'Check these fields' },
});

/** What is wrong with a field; the specification gives the texts (public-site.txt and trade-portal.txt, 5). */
export const problems = defineMessages({
  firstName: { id: 'ui.form.firstName.required', defaultMessage: 'First Name is required.' },
  lastName: { id: 'ui.form.lastName.required', defaultMessage: 'Last Name is required.' },
  email: { id: 'ui.form.email.required', defaultMessage: 'Email is required.' },
  emailInvalid: { id: 'ui.form.email.invalid', defaultMessage: 'Invalid email' },
  emailAlone: {
    id: 'ui.email.alone',
    defaultMessage: 'Enter the address alone, such as robin@example.com: without a name, brackets or spaces.',
  },
  mobile: { id: 'ui.form.mobile.required', defaultMessage: 'Mobile is required.' },
  addressLine: { id: 'ui.form.addressLine.required', defaultMessage: 'Address Line is required.' },
  suburb: { id: 'ui.form.suburb.required', defaultMessage: 'Suburb is required.' },
  state: { id: 'ui.form.state.required', defaultMessage: 'State is required.' },
  postcode: { id: 'ui.form.postcode.required', defaultMessage: 'Postcode is required.' },
  cardNumber: {
    id: 'ui.cardNumber',
    defaultMessage:
      'This looks like a card number. Please take it out: to keep your card safe, we ask for it only where you pay.',
  },
});

/** The same of the forms that people at a desk answer. */
export const deskProblems = defineMessages({
  name: { id: 'ui.form.desk.name', defaultMessage: 'Please enter your name.' },
  phone: { id: 'ui.form.desk.phone', defaultMessage: 'Please enter your phone number.' },
  email: { id: 'ui.form.desk.email', defaultMessage: 'Please enter your email address.' },
  emailInvalid: { id: 'ui.form.desk.email.invalid', defaultMessage: 'Please enter a valid email type' },
});
