import { eventually, thorough, unique } from '@southline/testkit';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { expectNoMail, mailsTo } from './lib/mailbox.ts';
import { album } from './lib/pictures.ts';

const regions = ['au', 'nz'] as const;
/** Pages with text only, each with its heading. */
const pages: readonly [path: string, heading: string][] = [
  ['', 'The part that fits, from the drawing to the door'],
  ['/about', 'About Southline'],
  ['/hundred-years', '100 years of Southline'],
  ['/offers', 'Offers'],
  ['/mobil-fuel-card', 'Mobil fuel card'],
  ['/events/battery-check', 'Battery check week'],
  ['/events/workshop-evening', 'Workshop evening: belts and tensioners'],
  ['/events/old-battery', 'Bring the old battery back'],
  ['/coming-soon', 'COMING SOON / UNDER CONSTRUCTION'],
  ['/login', 'Sign in to your account'],
  ['/error', 'Oops, something is not quite right. We apologise for this inconvenience'],
  ['/contact-us', 'Contact us'],
  ['/select-location?service=brake-service', 'Book a service'],
  ['/service-center/service', 'Servicing with Southline parts'],
  ['/service-center/brake-service', 'Brake service'],
  ['/service-center/pre-purchase-inspection', 'Pre-purchase inspection'],
  ['/privacy-policy', 'Privacy policy'],
  ['/return-policy', 'Return policy'],
  ['/terms-conditions', 'Terms and conditions'],
  ['/terms-of-use', 'Terms and conditions'],
  ['/southline-warranty', 'Warranty'],
  ['/credits', 'Credits'],
  ['/location-service/battery-stockist', 'Battery stockists'],
  ['/location-service/service-centre', 'Service centres'],
];
const each = regions.flatMap((region) =>
  widthsOf(region === 'au' ? 'desktop' : 'phone').map((width) => ({ region, width })),
);

describe.each(each)('$region on a $width', ({ region, width }) => {
  it('every page returns 200, has its heading, no complaint and nothing serious for axe', async () => {
    const visitor = await Visitor.open(width);
    const { page } = visitor;
    const picture = album(visitor, `pages-${region}`);
    for (const [at, [path, name]] of pages.entries()) {
      const answer = await page.goto(`${environment().web}/${region}${path}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      // A usual run has axe check each page once: every second one at this width, the others at the other width.
      if (thorough || at % 2 === regions.indexOf(region))
        await eventually(async () => expect([path, await accessibilityFindings(page)]).toEqual([path, []]));
      const sideways = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
      expect([path, await page.evaluate(sideways)]).toEqual([path, false]);
      await picture(path.replace(/\W+/g, '-') || 'home');
    }
  });
});

/** The desk's mail names the sender; a receipt would have been queued with it. */
const deskHasHeardOf = (email: string, desk: string) =>
  eventually(async () => (await mailsTo(environment().mailbox, desk)).some(({ Text }) => Text.includes(email)));

it('an enquiry is sent, and nothing is mailed to an address that may be a stranger’s', async () => {
  const email = `${unique('enquiry')}@example.com`;
  const visitor = await Visitor.open('phone');
  const { page } = visitor;
  await visitor.go('/nz/contact-us');
  await page.getByLabel('Name', { exact: true }).fill('Robin Lee');
  await page.getByLabel('Phone', { exact: true }).fill('+61 412 345 678');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Comment (optional)', { exact: true }).fill('Which wiper for a 2012 wagon?');
  await page.getByRole('button', { name: 'Send the enquiry', exact: true }).click();
  await page.getByRole('heading', { name: 'The enquiry has been sent.', exact: true }).waitFor();
  await deskHasHeardOf(email, 'enquiries@southline.example');
  await page.getByText('Our parts desk answers by email or phone.').waitFor();
  await expectNoMail(environment(), email);
});

it('a service leads to its booking, which is sent, and nothing is mailed to an address that may be a stranger’s', async () => {
  const email = `${unique('booking')}@example.com`;
  const visitor = await Visitor.open();
  const { page } = visitor;
  await visitor.go('/au/service-center/brake-service');
  await page.getByRole('link', { name: 'Book this service', exact: true }).click();
  await page.getByLabel('Postcode', { exact: true }).fill('3175');
  await page.getByLabel('Preferred date', { exact: true }).fill('2199-03-04');
  await page.getByLabel('Vehicle', { exact: true }).fill('2018 HiLux');
  await page.getByLabel('Name', { exact: true }).fill('Robin Lee');
  await page.getByLabel('Phone', { exact: true }).fill('0412345678');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the request', exact: true }).click();
  await page.getByRole('heading', { name: 'Your booking request has been sent.', exact: true }).waitFor();
  await deskHasHeardOf(email, 'bookings@southline.example');
  await expectNoMail(environment(), email);
});

it.each(['/au/service-center/no-such-service', '/au/events/no-such-event', '/nz/no-such-page'])(
  '%s is not found',
  async (path) => {
    const visitor = await Visitor.open();
    visitor.expects(/404/);
    await visitor.go(path);
    await visitor.page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true }).waitFor();
  },
);
