import { defineMessages, type MessageTag } from 'react-intl';

/** What is wrong with a field (public-site.txt, 5). */
export const problems = defineMessages({
  emailInvalid: { id: 'promotion.email_invalid', defaultMessage: 'Please enter valid email address.' },
  mobile: { id: 'promotion.mobile_error', defaultMessage: 'Mobile No is required.' },
  receiptType: { id: 'promotion.receiptType_error', defaultMessage: 'Please select receipt type.' },
  receiptNo: { id: 'promotion.receiptNo_error', defaultMessage: 'Receipt Number is required.' },
  amountMissing: { id: 'promotion.amount_missing', defaultMessage: 'Total Amount is required.' },
  amountZero: { id: 'promotion.amount_error', defaultMessage: 'Please enter total amount.' },
  amountService: { id: 'promotion.amount_service', defaultMessage: 'A service counts from $100.' },
  files: { id: 'promotion.files_error', defaultMessage: 'Please upload your receipt.' },
});

const plain = defineMessages({
  title: { id: 'promotion.title', defaultMessage: 'Win a trip to the Chicago street race' },
  description: {
    id: 'promotion.description',
    defaultMessage:
      'Have your car serviced or buy a Southline battery, enter the receipt, and you may be trackside in Chicago with the series that races our parts.',
  },
  bannerText: {
    id: 'promotion.bannerText',
    defaultMessage: 'A stock car on a street circuit, and the flag that ends the race',
  },
  howTitle: { id: 'promotion.howTitle', defaultMessage: 'How to enter' },
  howSpend: {
    id: 'promotion.howSpend',
    defaultMessage:
      'Spend at least $100 on a vehicle service at a Southline service centre, or buy a Southline battery.',
  },
  howUpload: {
    id: 'promotion.howUpload',
    defaultMessage: 'Fill in the form and upload the receipt: up to three pictures or PDFs.',
  },
  howEntries: { id: 'promotion.howEntries', defaultMessage: 'Each receipt gives you 10 entries in the draw.' },
  whoTitle: { id: 'promotion.whoTitle', defaultMessage: 'Who may enter' },
  whoText: {
    id: 'promotion.whoText',
    defaultMessage: 'Residents of Australia and New Zealand aged 18 or over, and member organisations.',
  },
  untilTitle: { id: 'promotion.untilTitle', defaultMessage: 'Closing dates' },
  untilPeople: { id: 'promotion.untilPeople', defaultMessage: 'Individuals: 31/5/24, 11:59 pm AEST' },
  untilOrganisations: { id: 'promotion.untilOrganisations', defaultMessage: 'Organisations: 30/4/24, end of day AEST' },
  closed: { id: 'promotion.closed', defaultMessage: 'This promotion is closed.' },
  closedText: {
    id: 'promotion.closedText',
    defaultMessage: 'Entries are no longer taken. Thank you to everybody who took part.',
  },
  formTitle: { id: 'promotion.formTitle', defaultMessage: 'Your entry' },
  formStart: { id: 'promotion.formStart', defaultMessage: 'Enter now' },
  mobile: { id: 'promotion.mobile', defaultMessage: 'Mobile No' },
  receiptType: { id: 'promotion.receiptType', defaultMessage: 'Receipt type' },
  typeChoose: { id: 'promotion.typeChoose', defaultMessage: 'Choose one' },
  typeService: { id: 'promotion.typeService', defaultMessage: 'A vehicle service of at least $100' },
  typeBatteries: { id: 'promotion.typeBatteries', defaultMessage: 'A Southline battery' },
  receiptNo: { id: 'promotion.receiptNo', defaultMessage: 'Receipt Number' },
  amount: { id: 'promotion.amount', defaultMessage: 'Total Amount (AUD)' },
  files: { id: 'promotion.files', defaultMessage: 'Receipt' },
  filesHint: {
    id: 'promotion.filesHint',
    defaultMessage: 'Up to 3 files, JPG, PNG, GIF, WebP or PDF, 100 MB each. Only you and our staff can open them.',
  },
  choose: { id: 'promotion.choose', defaultMessage: 'Add a file' },
  numberFirst: { id: 'promotion.numberFirst', defaultMessage: 'Enter the receipt number first.' },
  full: { id: 'promotion.full', defaultMessage: 'Three files are the most. Delete one to add another.' },
  tooLarge: {
    id: 'promotion.tooLarge',
    defaultMessage: 'This file is larger than 100,000,000 bytes. Please choose a smaller one.',
  },
  wrongType: {
    id: 'promotion.wrongType',
    defaultMessage: 'Please choose a picture (JPG, PNG, GIF or WebP) or a PDF.',
  },
  uploadFailed: { id: 'promotion.uploadFailed', defaultMessage: 'The upload did not arrive. Please try again.' },
  checking: { id: 'promotion.checking', defaultMessage: 'Checking the file' },
  consentsTitle: { id: 'promotion.consents', defaultMessage: 'Please confirm' },
  consentPassport: {
    id: 'promotion.consent3',
    defaultMessage:
      'I hold a passport, and a visa if I need one, that is valid in the USA on the travel dates 03/07/24 to 12/07/24.',
  },
  submit: { id: 'promotion.submit', defaultMessage: 'Enter the draw' },
  doneTitle: { id: 'promotion.doneTitle', defaultMessage: 'You are in the draw' },
  doneText: {
    id: 'promotion.doneText',
    defaultMessage: 'A confirmation is on its way to your mailbox. Keep the receipt: winners are asked to show it.',
  },
  another: { id: 'promotion.another', defaultMessage: 'Enter another receipt' },
  range: { id: 'promotion.range', defaultMessage: 'See the range' },
});

const withLinks = defineMessages<{
  consentTerms: { terms: MessageTag };
  consentPrivacy: { privacy: MessageTag };
}>({
  consentTerms: {
    id: 'promotion.consent1',
    defaultMessage: 'I have read the <terms>terms of the promotion (PDF)</terms> and agree to them.',
  },
  consentPrivacy: {
    id: 'promotion.consent2',
    defaultMessage: 'I have read the <privacy>privacy policy</privacy> and agree to how my details are used.',
  },
});

const withNames = defineMessages<{ remove: { name: string }; uploading: { name: string }; uploaded: { name: string } }>(
  {
    remove: { id: 'promotion.remove', defaultMessage: 'Delete {name}' },
    uploading: { id: 'promotion.uploading', defaultMessage: 'Uploading {name}' },
    uploaded: { id: 'promotion.uploaded', defaultMessage: '{name} is uploaded' },
  },
);

export const messages = { ...plain, ...withLinks, ...withNames };
