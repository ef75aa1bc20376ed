import { contentStaffActed } from '@southline/contracts/events';
import { staffEvents } from '@southline/platform/journal';
import { inTransaction, type Mongo, onDuplicate } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { isSwitchOn, type SwitchSetting, type SwitchStore } from '../domain/switches.ts';
import { switches } from './collections.ts';

const _id = 'switches';

const factsOf = (setting: SwitchSetting | undefined, now: Date) => {
  if (!setting || !isSwitchOn(setting, now)) return { state: 'off' };
  return { state: 'on', ends: setting.endsAt.toISOString(), text: setting.en };
};

export const createSwitchStore = (mongo: Mongo): SwitchStore => ({
  async read() {
    const found = await switches(mongo).findOne({ _id });
    return { version: found?.version ?? 0, settings: found?.settings ?? {} };
  },
  async set(version, name, setting) {
    const change = { $set: { [`settings.${name}`]: setting, version: version + 1 } };
    const write = inTransaction(mongo, async (session) => {
      const before = await switches(mongo).findOneAndUpdate(
        { _id, ...(version > 0 && { version }) },
        version > 0 ? change : { $setOnInsert: { settings: { [name]: setting }, version: 1 } },
        { session, upsert: version === 0 },
      );
      // The first version requires that no board exists; any later version requires the existing one.
      if (Boolean(before) !== version > 0) return false;
      const action = {
        action: 'switch-set',
        record: name,
        reason: setting.reason,
        before: factsOf(before?.settings[name], setting.setAt),
        after: factsOf(setting, setting.setAt),
      };
      await appendToOutbox(mongo, session, staffEvents(contentStaffActed, [action], setting.setAt));
      return true;
    });
    return write.catch(onDuplicate(() => false));
  },
});
