import { defineMessages, type MessageTag } from 'react-intl';

const plain = defineMessages({
  title: { id: 'about.title', defaultMessage: 'About Southline' },
  lead: {
    id: 'about.lead',
    defaultMessage:
      'Southline is a parts brand for Australia and New Zealand. We list parts for cars, utes, vans, boats and machines, measure them, keep them in stock in Dandenong South, Victoria, and stand behind what we list.',
  },
  advantages: { id: 'about.advantages', defaultMessage: 'What you can count on' },
  fit: { id: 'about.fit', defaultMessage: 'Fit, said plainly' },
  fitText: {
    id: 'about.fit.text',
    defaultMessage:
      'A part fits, fits on a condition, or does not fit. The list says which, with the condition beside it: build date, engine code, axle.',
  },
  numbers: { id: 'about.numbers', defaultMessage: 'Any number will do' },
  numbersText: {
    id: 'about.numbers.text',
    defaultMessage:
      'Our number, the maker’s number, with or without spaces and dashes. Replaced numbers lead to the part that took their place.',
  },
  measured: { id: 'about.measured', defaultMessage: 'Measured, then drawn' },
  measuredText: {
    id: 'about.measured.text',
    defaultMessage:
      'Each drawing is made from the part’s own dimensions. What you see on the page is what you can hold a calliper to.',
  },
  stock: { id: 'about.stock', defaultMessage: 'Stock that is there' },
  stockText: {
    id: 'about.stock.text',
    defaultMessage:
      'Quantities come from the warehouse, not from a plan. When you start to pay, the parts are held for you until the payment is through.',
  },
  papers: { id: 'about.papers', defaultMessage: 'Papers included' },
  papersText: {
    id: 'about.papers.text',
    defaultMessage:
      'Data sheets, safety data sheets and fitting notes are free to read and print, without an account. Invoices and packing lists stay with the order.',
  },
  returns: { id: 'about.returns', defaultMessage: 'Returns without a fight' },
  returnsText: {
    id: 'about.returns.text',
    defaultMessage:
      'Thirty days from the order, line by line. You see where each request stands, and the refund goes back to the card that paid.',
  },
  where: { id: 'about.where', defaultMessage: 'Over the counter, or to your door' },
  historyTitle: { id: 'about.history', defaultMessage: '100 years, from magneto to start-stop' },
  historyText: {
    id: 'about.history.text',
    defaultMessage:
      'A battery counter in 1920, a first printed list in the thirties, charcoal gas, multigrade oil, unleaded petrol, airbags. What cars needed, and what we made of it.',
  },
  historyGo: { id: 'about.history.go', defaultMessage: 'Walk through the years' },
  partners: { id: 'about.partners', defaultMessage: 'Partners and sponsorship' },
  partnersText: {
    id: 'about.partners.text',
    defaultMessage: 'Four programmes that we pay for and take part in, in both countries.',
  },
  workshop: { id: 'about.partner.workshop', defaultMessage: 'Workshop programme' },
  workshopText: {
    id: 'about.partner.workshop.text',
    defaultMessage: 'Fitting data and training evenings for independent workshops.',
  },
  training: { id: 'about.partner.training', defaultMessage: 'Apprentice training' },
  trainingText: {
    id: 'about.partner.training.text',
    defaultMessage: 'Parts and measuring tools for training workshops, every year.',
  },
  racing: { id: 'about.partner.racing', defaultMessage: 'Club racing support' },
  racingText: {
    id: 'about.partner.racing.text',
    defaultMessage: 'Pads, fluids and belts for volunteers who run club meetings.',
  },
  recycling: { id: 'about.partner.recycling', defaultMessage: 'Battery recycling' },
  recyclingText: {
    id: 'about.partner.recycling.text',
    defaultMessage: 'Old batteries come back, and their lead and plastic are used again.',
  },
});

const withLinks = defineMessages<{
  whereText: { parts: MessageTag; batteries: MessageTag; finder: MessageTag };
  whereSoon: { finder: MessageTag };
}>({
  whereText: {
    id: 'about.where.text',
    defaultMessage:
      'To buy over the counter, the <parts>stockist locator</parts> shows the nearest shop that carries our parts. For a battery that is tested, fitted and taken back on the spot, use the <batteries>battery stockist finder</batteries>. Everything else starts in the <finder>Parts Finder</finder> and comes to your door.',
  },
  whereSoon: {
    id: 'about.where.delivery',
    defaultMessage:
      'Our parts are sold over the counter by parts and battery stockists in both countries. To order from here, start in the <finder>Parts Finder</finder>: choose the vehicle, and what fits comes to your door.',
  },
});

export const messages = { ...plain, ...withLinks };
