import { switchText } from '@southline/kernel/switches';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';

export const currentSwitches = callRoute('session/switches', ({ switches }) => async (request) => {
  const language = languageOf(request);
  const data = switches.active().map((each) => ({ name: each.name, text: switchText(each, language) }));
  return { status: true, data };
});
