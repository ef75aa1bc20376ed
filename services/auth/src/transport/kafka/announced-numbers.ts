import { MemberRegistered, memberRegistered } from '@southline/contracts/events';
import { type Broker, readSince } from '@southline/platform/kafka';

/** The membership numbers in events of new members. The topic is not part of the restored database. */
export const announcedNumbers = async (broker: Broker, since: Date): Promise<string[]> => {
  const messages = await readSince(broker, 'auth', memberRegistered.topic, since);
  return messages.flatMap(({ value }) => MemberRegistered.decode(value).addressee?.membershipNo ?? []);
};
