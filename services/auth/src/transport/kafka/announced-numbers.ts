import { MemberRegistered, memberRegistered } from '@southline/contracts/events';
import { type Broker, readSince } from '@southline/platform/kafka';

/** Numbers that members were announced with; the topic outlives a restore. */
export const announcedNumbers = async (broker: Broker, since: Date): Promise<string[]> => {
  const messages = await readSince(broker, 'auth', memberRegistered.topic, since);
  return messages.flatMap(({ value }) => MemberRegistered.decode(value).addressee?.membershipNo ?? []);
};
