import { AUSTRALIAN_STATES } from './place-names.ts';
import { readCode } from './typed-text.ts';

/** A plate, VIN or frame number, taken out of the text around it. */
export interface VehicleNumber {
  /** Upper case, in the spelling of the text. */
  readonly number: string;
  /** The state that stands beside a plate; empty: none. */
  readonly state: string;
  /** What the text calls the number. */
  readonly label?: 'Plate' | 'Vin';
}

// Registration series of Australia and New Zealand; a letter is any letter, a 0 is any digit.
const plates =
  'AA00AA AAA00A AAA000 0AA0AA 000AAA 000AA0 A000AAA 0AAA000 0AA000 A00AA AA0000 AAA0000 AAA0 AAA00 AA000 AA00 A0000 A00000 00000A 0000AA 000000';
const plateShapes = new Set(plates.split(' '));

/** Letters and digits alone, of a text in upper case. */
export const bareOf = (text: string): string => text.replace(/[^A-Z0-9]/g, '');

/** Whether letters and digits have the shape of a registration plate. Some numbers of parts have it too. */
export const hasPlateShape = (bare: string): boolean =>
  plateShapes.has(bare.toUpperCase().replace(/[A-Z]/g, 'A').replace(/\d/g, '0'));

/** "VIN: ", "Chassis no. ", "Rego - ", "车牌号：". */
const ofVin = /(?:V\.?I\.?N\.?|CHASSIS|FRAME|车架号?|车辆识别代?号码?)/.source;
const ofPlate = /(?:REGO|REGISTRATION|(?:NUMBER|LICEN[CS]E) ?PLATE|车牌号?码?)/.source;
/** Words that also stand before other numbers: "plate 10mm". */
const perhapsOfPlate = /(?:REG|PLATE)/.source;
const after = /(?:[\s-]*(?:NO|NR|NUM|NUMBER|IS)(?![A-Z]))?[\s.:#=/-]+/.source;
const vinLabel = new RegExp(`^(?:MY )?${ofVin}${after}`);
const plateLabel = new RegExp(`^(?:MY )?${ofPlate}${after}`);
const perhapsPlateLabel = new RegExp(`^(?:MY )?${perhapsOfPlate}${after}`);
const anyState = `(${[...AUSTRALIAN_STATES, 'NZ'].join('|')})`;
/** "NSW rego: ABC-12D" */
const stateOfLabel = new RegExp(`^${anyState}[\\s,:-]+(?=${ofPlate}|${perhapsOfPlate})`);
const stateAfter = new RegExp(`^(.*?)[\\s,(/-]+${anyState}\\)?$`);
const stateBefore = new RegExp(`^\\(?${anyState}[\\s,)/:-]+(.*)$`);

/** Plates are printed, and copied, with a dot in the middle. */
const dots = /[\u00b7\u2022\u2219\u2027]/g;

const openers = /^[\s([{<"']+/;
const closers = /[\s)\]}>"'.,;:]+$/;
const withoutBrackets = (text: string): string => text.replace(openers, '').replace(closers, '');

/** A whole VIN between other words, its last three characters digits, with two more. */
const vinAmongWords = /(?<![A-Z0-9])(?![0OQ])(?=(?:[A-Z]*\d){5})(?=\d*[A-Z])[A-Z0-9]{14}\d{3}(?![A-Z0-9])/;
const plateAmongWords = new RegExp(`(?<![A-Z])${ofPlate}${after}([A-Z0-9]+(?:[ -][A-Z0-9]+)?)`);

const longestPlate = 7;
/** A labelled plate may have any letters and digits: the owners of some choose them. */
const isPlate = (text: string): boolean => {
  const bare = bareOf(text);
  return (
    bare.length >= 2 && bare.length <= longestPlate && /\d/.test(bare) && /^[A-Z0-9]+(?:[\s.-][A-Z0-9]+)*$/.test(text)
  );
};

const withState = (text: string): VehicleNumber | undefined => {
  const [, before = '', stateBehind = ''] = stateAfter.exec(text) ?? [];
  if (hasPlateShape(bareOf(before)) && isPlate(before)) return { number: before, state: stateBehind };
  const [, stateInFront = '', behind = ''] = stateBefore.exec(text) ?? [];
  if (hasPlateShape(bareOf(behind)) && isPlate(behind)) return { number: behind, state: stateInFront };
  return undefined;
};

/** The number of a vehicle in a text, without label, brackets and state; the whole text if it has none of them. */
export const vehicleNumberIn = (text: string): VehicleNumber => {
  const whole = withoutBrackets(readCode(text).replace(dots, ' '));
  const [, state = ''] = stateOfLabel.exec(whole) ?? [];
  const typed = whole.replace(stateOfLabel, '');
  const labelled = withoutBrackets(typed.replace(vinLabel, ''));
  if (vinLabel.test(typed) && /\d/.test(labelled)) {
    return { number: vinAmongWords.exec(labelled)?.[0] ?? labelled, state: '', label: 'Vin' };
  }
  const registered = withoutBrackets(typed.replace(plateLabel, '').replace(perhapsPlateLabel, ''));
  const placed = withState(registered);
  if (placed) return { ...placed, label: 'Plate' };
  const isLabelled = plateLabel.test(typed) || (perhapsPlateLabel.test(typed) && hasPlateShape(bareOf(registered)));
  if (isLabelled && isPlate(registered)) return { number: registered, state, label: 'Plate' };
  const [vin] = vinAmongWords.exec(typed) ?? [];
  if (vin) return { number: vin, state: '' };
  const [, plate = ''] = plateAmongWords.exec(typed) ?? [];
  const [first = ''] = plate.split(' ');
  const named = [plate, first].find((one) => hasPlateShape(bareOf(one))) ?? (isPlate(first) ? first : undefined);
  return named ? { number: named, state: '', label: 'Plate' } : { number: whole, state: '' };
};
