import type { Mongo } from '@southline/platform/mongo';
import { accountMailJob } from '../domain/account-mail.ts';
import { siteMailJob } from '../domain/site-mail.ts';

/** Longer than a mail is tried (two days) and any event may be repeated. */
const keptDays = 90;

/** Jobs hold what people wrote and where they read mail: nobody needs to know that once the mail is out. */
export const forgottenJobs = async (mongo: Mongo): Promise<void> => {
  for (const kind of [accountMailJob, siteMailJob]) {
    await mongo.db
      .collection('jobs')
      .createIndex(
        { createdAt: 1 },
        { name: `forgotten-${kind}`, expireAfterSeconds: keptDays * 24 * 60 * 60, partialFilterExpression: { kind } },
      );
  }
};
