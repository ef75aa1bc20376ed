import { chunksOf } from '@southline/search/words';

// What people who do not know what a part is called say of it. A line is a thing in the words of the catalogue, then what
// tells it: words that all stand somewhere in the sentence, any one of those with a stroke between them. The longest
// that a sentence satisfies counts; among equals the first.
const lines = `
rear wiper blade: wipe back|rear|hatch|boot|tailgate; wiper back window|glass; clean rain back window
wiper blade: wipe|wipes|wiping; swish window; clear|clean|keep rain window|windscreen|windshield|glass; squeegee windscreen
wiper refill: rubber wiper; rubber strip|insert|bit wiper; wiper edge
brake pads: squeal|squeak|squeaking|squealing|grind|grinding brake|brakes|braking; press|squeeze|clamp|grip|rub disc|rotor; stop|stops wheel pad; brake blocks|block
disc rotor: disc|disk|plate metal brake|wheel|pad; round metal brake; disc pad squeeze|grip|rub|press
brake fluid: brake|brakes liquid|fluid|reservoir|pedal; pedal soft|spongy
oil filter: clean|filter|strain|trap oil; round|can|canister oil engine; screw|spin oil can
air filter: clean|filter air engine|motor; paper air; paper square|box engine; dust|dirt out engine|motor
cabin filter: clean|filter air inside|cabin|interior|vent|aircon; smell|smelly vent|aircon|ac|heater; pollen|hay fever air|inside|car; air inside dust
fuel filter: clean|filter|dirt|water|strain fuel|petrol|diesel|tank
spark plug: make|makes|making spark; spark engine|motor|cylinder; light|ignite|ignites fuel|petrol; misfire|misfiring
glow plug: heat|heats|warm diesel start|cylinder|cold; diesel cold start
battery: start|crank|turn engine|car battery; dead|flat battery; power start car
mower battery: ride|mower|lawn battery
coin battery: key|remote|fob battery; little|small|tiny|round|flat battery key|remote|fob|watch|watches; button battery
battery charger: charge|charges|charging|top battery
jump starter: jump start|starts|starting|flat|dead; boost flat|dead battery
coolant: overheat|overheating|overheats; water|liquid|fluid radiator; boil|boiling|boils radiator|engine|over; freeze|freezing engine|radiator; keep cool engine
engine oil: lubricate|lubricates|oil engine|motor change|top|bottle|jug; slippery engine
transmission fluid: gearbox|transmission auto|automatic|oil|liquid|fluid|goes; shift|shifts|shifting rough|auto|gears
gear oil: diff|differential oil|goes|fluid; gearbox manual oil
power steering fluid: steering heavy|stiff|whine|whines|fluid|oil|liquid
timing belt kit: belt cam|timing kit|set|everything
timing belt: belt cam|camshaft|valves|timing|engine inside
multi ribbed belt: belt alternator|squeal|squeals|squealing|fan|aircon|outside; rubber belt engine|front; drive|drives|turn|turns alternator|generator
hose clamp: hold|holds|tighten|tightens|clamp hose|pipe; ring|band|metal hose; leak|leaks hose
headlight bulb: front|head light|lights|lamp night|see|road|dark|out|blown; headlight|headlamp blown|out|dim
signal bulb: blink|blinks|flash|flashes turn|turning|corner|side; indicator|blinker bulb|orange|light
stop bulb: light|lamp brake|braking back|rear|behind|press
interior bulb: light|lamp inside|roof|glovebox|door|dash|boot
nitrile gloves: hand|hands clean|dirty|oil|grease; rubber|disposable glove|gloves
safety glasses: protect|protects|stuff|keep eye|eyes; glasses grinding|drilling|work
ear muffs: protect|protects|cover|covers|noise|loud ear|ears hearing|noise|loud|headphones; muff|muffs
ear plugs: ear|ears plug|plugs|foam|stick|put noise|loud|inside
dust mask: dust|fumes|sanding mouth|nose|breathe|breathing|face|lungs; mask breathe|dust|face
hi vis vest: bright|reflective|yellow|orange vest|jacket|clothes|shirt; seen roadside|night|road vest|wear
coveralls: suit|overalls one|whole|clean|clothes|work; keep clothes clean
safety boots: shoes|boots steel|toe|toes|work
first aid kit: cut|cuts|bandage|bandages|plasters|injury|bleeding
penetrating lubricant: rust|rusty|rusted|stuck|seized bolt|bolts|nut|nuts|screw; squeak|squeaky|squeaking door|hinge|hinges
grease: grease bearing|bearings|wheel|joint|joints
anti-seize: stop bolt|bolts|threads seizing|seize
thread locker: bolt|bolts|screw|screws loose|undo|undoing|vibrate|glue|lock
rtv silicone: seal|seals|goo|glue gasket|sump|cover|leak
brake cleaner: spray clean|cleans brake|brakes|parts
glass cleaner: clean|cleans|wash window|windows|windscreen|glass|mirror inside|spray|streaks|smears
tyre shine: tyre|tyres|tire|tires black|shiny|shine
carburettor cleaner: clean|cleans|spray carburettor|carburetor|carby|throttle
injector cleaner: clean|cleans|additive injector|injectors
cooling system flush: flush|clean|rinse radiator|cooling
tyre inflator: pump|pumps|inflate|blow|air up|tyre|tyres|tire|tires
impact wrench: undo|loosen|remove|off|take wheel|lug nut|nuts|bolt|bolts; rattle gun
angle grinder: cut|cuts|grind|grinds metal|steel tool|spinning|disc|cordless
drill: hole|holes make|making|put|wall|wood|metal; drill
jigsaw: cut|cuts wood|board curve|curves|shape
inspection light: see|light|torch under|bonnet|dark|workshop car|hood|work
sun screen: sun sunburn|burn|skin|face|arms
`;

/** Words that say nothing of a part, beside those of every search. */
const chatter = new Set(
  (
    'thing things thingy thingo stuff something anything that which what whats who when where while so my me mine our your you it its this these those i im ive we he she they his her ' +
    'do does doing did done go goes going went gone get gets getting got have has had be been are was were will would can could should ' +
    'make makes making made put puts take takes keep keeps come comes use used using into onto over under up down out off there here after before then than as if just like sort kind bit one ones some any all ' +
    'need needs wants trying try find show tell please help called name how why not no dont cant wont isnt very really again too also because about between through inside outside'
  ).split(' '),
);

type Group = ReadonlySet<string>;

const wordsOf = (text: string): string[] => chunksOf(text).flatMap(({ pieces }) => pieces);

/** What tells a thing: one word of each group. */
const rules = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const at = line.indexOf(':');
    const thing = line.slice(0, at);
    return line
      .slice(at + 1)
      .split(';')
      .map((clue) => ({
        thing,
        groups: clue
          .trim()
          .split(' ')
          .map((group): Group => new Set(group.split('|').flatMap(wordsOf))),
      }));
  });

export interface Sentence {
  /** The part in the words of the catalogue. */
  readonly thing: string;
  /** What else was said and may tell one such part from another. */
  readonly hints: readonly string[];
}

/** Fewer words are names, which mean what they say. */
const sentenceFrom = 4;

const satisfies = (words: ReadonlySet<string>, groups: readonly Group[]): boolean =>
  groups.every((group) => [...group].some((word) => words.has(word)));

/** The words of a text that say something. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !chatter.has(word));

/** What a sentence describes without naming it; undefined for names, and for what no line of the list tells. */
export const describedThing = (text: string): Sentence | undefined => {
  const all = wordsOf(text);
  if (all.length < sentenceFrom) return undefined;
  const words = new Set(all);
  let best: (typeof rules)[number] | undefined;
  for (const rule of rules) {
    if (rule.groups.length > (best?.groups.length ?? 0) && satisfies(words, rule.groups)) best = rule;
  }
  if (!best) return undefined;
  const used = new Set(best.groups.flatMap((group) => [...group]));
  return { thing: best.thing, hints: all.filter((word) => !used.has(word) && !chatter.has(word)) };
};
