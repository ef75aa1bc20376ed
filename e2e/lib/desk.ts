import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { eventually } from '@southline/testkit';
import type { Locator } from 'playwright-core';
import { Visitor, type Width } from './browser.ts';
import { environment } from './environment.ts';
import type { Hands } from './hands.ts';
import { lookingAround } from './journey.ts';
import { goAs, heading } from './screens/account.ts';

const admin = { email: 'admin@southline.example', password: environment().demoPassword };

/** A member of staff who has opened a page of the operations desk. */
export const atDesk = async (width: Width, path: string, title: string, as = admin) => {
  const visitor = await Visitor.open(width);
  await goAs(visitor, path, as);
  await heading(visitor, title);
  return { visitor, main: visitor.page.getByRole('main'), look: lookingAround(visitor, 'broken-orders') };
};

export type Desk = Awaited<ReturnType<typeof atDesk>>;

/** Loads the page again until it shows the target, as a person does who waits for it. */
export const shows = ({ visitor }: Pick<Desk, 'visitor'>, target: Locator): Promise<void> =>
  eventually(async () => {
    await visitor.page.reload();
    await target.waitFor({ timeout: 5_000 });
  });

/** The entry of an order on the work list. */
export const entryOf = ({ main, visitor }: Desk, orderID: string): Locator =>
  main.getByRole('row').filter({ has: visitor.page.locator(`a[href*="${orderID}"]`) });

/** Types the number of an order that a buyer names on the phone. */
export const findOrder = async ({ main }: Desk, hands: Hands, orderNo: string): Promise<void> => {
  await hands.type(main.getByRole('searchbox', { name: 'Find an order', exact: true }), orderNo);
  await hands.press('Enter');
  await main.getByRole('heading', { name: 'What happened', exact: true }).waitFor();
};

/** Makes a database refuse some documents, as with a rule that a release got wrong, until `correct` is called. */
export const wrongRule = async (url: string, collection: string, refused: object) => {
  const mongo = await connectMongo(url, { logger: createLogger('e2e', 'silent') });
  const [found] = await mongo.db.listCollections({ name: collection }, { nameOnly: false }).toArray();
  const right = (found && 'options' in found && found.options?.['validator']) || {};
  const set = (validator: object) => mongo.db.command({ collMod: collection, validator });
  await set({ $and: [right, { $nor: [refused] }] });
  return {
    correct: () => set(right),
    close: async () => {
      await set(right);
      await mongo.close();
    },
  };
};
