import { orders as ordersIn } from '../../../../services/orders/src/storage/collections.ts';
import { booksClose } from './books.ts';
import { placeFirst } from './placing.ts';
import { openShop, type Shop } from './shop.ts';
import { takeSteps } from './steps.ts';
import { anOrder, answerOf, beginStory, pick, type Story } from './story.ts';

const stepsEach = 9;
const inFlight = 16;
/** The books are checked after each round of this many sequences. */
const perRound = 50;
/**
 * The number of sequences in one shop. Each audit reads the whole shop, and scarce parts sell out, so a new shop starts after
 * this many.
 */
const perShop = 500;
const closedWithinMs = 600_000;

/** Lets all waiting times end now: unpaid orders expire, and unanswered offers end. */
const endTimes = async ({ services }: Shop): Promise<void> => {
  const past = new Date(Date.now() - 1_000);
  const orders = ordersIn(services.orders.mongo);
  await orders.updateMany({ state: 'AwaitingPayment' }, { $set: { holdUntil: past, sweepAt: past } });
  await orders.updateMany({ offerDueAt: { $exists: true } }, [
    {
      $set: {
        offerDueAt: past,
        offers: { $map: { input: '$offers', in: { $mergeObjects: ['$$this', { validUntil: past }] } } },
      },
    },
  ]);
};

/** The steps of the sequences whose orders the report names. */
const stepsOf = (stories: readonly Story[], text: string): string =>
  stories
    .filter(({ orderIds }) => [...orderIds].some((orderId) => text.includes(orderId)))
    .map(({ orderIds, steps }) => `${[...orderIds].join(', ')}: ${steps.join(', ')}`)
    .join('\n');

const countOf = (stories: readonly Story[]): string => {
  const counts = new Map<string, number>();
  for (const step of stories.flatMap(({ steps }) => steps)) counts.set(step, (counts.get(step) ?? 0) + 1);
  return [...counts]
    .sort()
    .map(([step, count]) => `${step} ${count}`)
    .join('\n  ');
};

export interface Plan {
  readonly sequences: number;
  readonly seed: number;
  /** One service is killed for each group of this many sequences, while others run. 0: none is killed. */
  readonly killEvery: number;
}

/**
 * Runs random sequences in several shops, `perShop` in each, and checks the books after each round. Returns the number of
 * steps. An error names the findings, the seed and the steps.
 */
export const runSequences = async (plan: Plan): Promise<number> => {
  let steps = 0;
  for (let first = 0; first < plan.sequences; first += perShop) {
    const shop = await openShop({ inProcesses: plan.killEvery > 0 });
    const numbers = { first, end: Math.min(first + perShop, plan.sequences) };
    steps += await runIn(shop, plan, numbers).finally(() => shop.stop());
  }
  return steps;
};

interface Numbers {
  readonly first: number;
  readonly end: number;
}

const runIn = async (shop: Shop, { seed, killEvery }: Plan, { first, end }: Numbers): Promise<number> => {
  const [began, all, failures, kills] = [Date.now(), [] as Story[], [] as string[], [] as string[]];
  console.log(`sequences: seed ${seed}`);
  let killing: Promise<void> = Promise.resolve();
  const killOne = (story: Story): void => {
    const victim = pick(story, shop.names);
    kills.push(victim);
    killing = killing.then(() => shop.kill(victim));
  };
  for (let round = first; round < end; round += perRound) {
    const stories: Story[] = [];
    let next = round;
    const worker = async () => {
      while (next < Math.min(round + perRound, end)) {
        const nth = next;
        next += 1;
        const story = beginStory(shop, seed * 100_003 + nth);
        stories.push(story);
        try {
          story.steps.push(`place: ${await placeFirst(story)}`);
          if (killEvery > 0 && nth % killEvery === 0) killOne(story);
          // If the parts are sold out, the sequence has no order and takes no steps.
          if ((await answerOf(() => anOrder(story))) === 'done') await takeSteps(story, stepsEach);
        } catch (error) {
          failures.push(`${story.steps.join(', ')}: ${error instanceof Error ? error.stack : error}`);
        }
      }
    };
    await Promise.all(Array.from({ length: inFlight }, worker));
    await killing;
    if (failures.length > 0) throw new Error(`seed ${seed}\n${failures.join('\n')}`);
    await shop.sandbox.clearFaults();
    await endTimes(shop);
    await booksClose(shop, closedWithinMs).catch((error: Error) => {
      throw new Error(`seed ${seed}\n${error.message}\n${stepsOf(stories, error.message)}`);
    });
    all.push(...stories);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`sequences: ${first + all.length} after ${seconds} s, ${kills.length} kills`);
  }
  console.log(`sequences: steps\n  ${countOf(all)}`);
  return all.flatMap(({ steps }) => steps.filter((step) => step.endsWith(': done'))).length;
};
