import { eventually, unique } from '@southline/testkit';
import { expect, it } from 'vitest';
import { environment } from './lib/environment.ts';
import { visiting } from './lib/journey.ts';
import { mailsTo } from './lib/mailbox.ts';

const exactly = (name: string) => ({ name, exact: true });

it.each(['desktop', 'phone'] as const)(
  'a booking has the chosen vehicle, a postcode, a plate and two dates, and the desk reads them all (%s)',
  async (width) => {
    const { visitor, look, page } = await visiting('booking', width);
    const main = page.getByRole('main');
    await visitor.go('/au/select-location?service=brake-service');
    await main.getByRole('button', exactly('Send the request')).click();
    await main.getByText('Please enter your postcode.', { exact: true }).first().waitFor();
    await look('missing');
    const email = `${unique('robin')}@shop.example`;
    const fields: [string, string][] = [
      ['Postcode', '3175'],
      ['Preferred date', '2099-03-02'],
      ['Second date (optional)', '2099-03-04'],
      ['Vehicle', '2018 TOYOTA HiLux SR5'],
      ['Plate (optional)', 'ABC 123'],
      ['Name', 'Robin Lee'],
      ['Phone', '0412 345 678'],
      ['Email', email],
    ];
    for (const [label, value] of fields) await main.getByLabel(label, { exact: true }).fill(value);
    await look('filled');
    await main.getByRole('button', exactly('Send the request')).click();
    await main.getByRole('heading', exactly('Your booking request has been sent.')).waitFor();
    const text = await eventually(async () => {
      const mails = await mailsTo(environment().mailbox, 'bookings@southline.example');
      return mails.map(({ Text }) => Text).find((each) => each.includes(email)) ?? expect.fail('not mailed yet');
    });
    for (const fact of ['2018 TOYOTA HiLux SR5', 'Second date: 2099-03-04', 'Plate: ABC 123', 'Postcode: 3175'])
      expect(text).toContain(fact);
  },
);
