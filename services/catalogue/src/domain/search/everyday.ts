import { chunksOf } from '@southline/search/words';

// Everyday descriptions of parts by people who do not know the name. A line is a part in the catalogue's words, then its
// descriptions. A description is a list of words that must all occur in the sentence, in any form; a stroke separates
// alternatives. The longest matching description wins; of equal ones the first.
const lines = `
rear wiper blade: wipe back|rear|hatch|boot|tailgate; wiper back window|glass; clean rain back window; wiper back|rear|hatch|boot|tailgate window|glass
wiper blade: wipe|wipes|wiping; swish window; clear|clean|keep rain window|windscreen|windshield|glass; squeegee windscreen; wiper|wipe @noise|streak|smear|miss|jump|chatter; streak|smear windscreen|windshield; arm windscreen rain
wiper refill: rubber wiper; rubber strip|insert|bit wiper; wiper edge; rubber wiper @broken
brake pads: squeal|squeak|squeaking|squealing|grind|grinding brake|brakes|braking; press|squeeze|clamp|grip|rub disc|rotor; stop|stops wheel pad; brake blocks|block; @noise brake|braking; brake @worn|thin; front|rear brake @noise; warning|light worn brake pad
disc rotor: disc|disk|plate metal brake|wheel|pad; round metal brake; disc pad squeeze|grip|rub|press; brake|braking|pedal shudder|vibrate|warped|pulse|wobble|shake; steering wheel shake brake|braking
brake fluid: brake|brakes liquid|fluid|reservoir|pedal; pedal soft|spongy; brake bleed|bleeding|spongy; clutch|brake fluid|liquid top|bottle|low
oil filter: clean|filter|strain|trap oil; round|can|canister oil engine; screw|spin oil can; filter oil change; filter engine oil
air filter: clean|filter air engine|motor; paper air; paper square|box engine; dust|dirt out engine|motor; filter air box|intake|engine|motor; snorkel|airbox filter
cabin filter: clean|filter air inside|cabin|interior|vent|aircon; smell|smelly vent|aircon|ac|heater; pollen|hay fever air|inside|car; air inside dust; filter|clean|dust air blow|breathe|fan|cabin|inside; air|fan|vent blow weak|smell|musty|mouldy; filter glovebox; musty|mouldy car
fuel filter: clean|filter|dirt|water|strain fuel|petrol|diesel|tank; diesel|fuel|petrol go|run|pass|flow through before|engine; water|dirt in diesel|fuel|petrol; starve|starving fuel|petrol|diesel
spark plug: make|makes|making spark; spark engine|motor|cylinder; light|ignite|ignites fuel|petrol; misfire|misfiring; rough idle|idling|run; idle rough|lumpy; lawnmower|mower spark; petrol engine|motor ignite|spark|fire
glow plug: heat|heats|warm diesel start|cylinder|cold; diesel cold start; diesel hard|slow|wont start; diesel morning|winter|cold start|smoke
battery: start|crank|turn engine|car battery; dead|flat battery; power start car; wont|not|cannot|cant|doesnt start click|key|turn; wont start car click; @broken battery; car|engine crank|turn slow|slowly|over; battery @worn|old|new car|ute|truck|4wd
mower battery: ride|mower|lawn battery; ride|riding|lawn|mower start|battery
coin battery: key|remote|fob battery; little|small|tiny|round|flat battery key|remote|fob|watch|watches; button battery; remote|fob|key @broken|unlock|lock|button
battery charger: charge|charges|charging|top battery; battery overnight|garage|trickle|maintain; plug|keep battery charge|full|topped|top
jump starter: jump start|starts|starting|flat|dead; boost flat|dead battery; battery @broken start|going|boost|pack|portable; portable start|starting|boost
coolant: overheat|overheating|overheats; water|liquid|fluid radiator; boil|boiling|boils radiator|engine|over; freeze|freezing engine|radiator; keep cool engine; @hot engine|motor|car; @hot engine|motor|car top|add|put|fluid|water|liquid|pour; fluid|liquid|water cool engine|motor|radiator; pink|green|red|orange|blue radiator|overflow; temperature gauge|needle; heater cold radiator|top|fluid
engine oil: lubricate|lubricates|oil engine|motor change|top|bottle|jug; slippery engine; oil light|low|dipstick|service; pour|top|fill oil engine|motor; oil mower|lawnmower|generator
transmission fluid: gearbox|transmission auto|automatic|oil|liquid|fluid|goes; shift|shifts|shifting rough|auto|gears; gear slip|slipping|hard|rough|change auto|automatic|gearbox|transmission; red|fluid|oil automatic|auto gearbox|transmission
gear oil: diff|differential oil|goes|fluid; gearbox manual oil; oil diff|differential; diff whine|noise|howl; manual gearbox|transfer oil|fluid|case
power steering fluid: steering heavy|stiff|whine|whines|fluid|oil|liquid; steering hard turn|park; steering @noise; steering hard|tight|heavy turn|@noise
timing belt kit: belt cam|timing kit|set|everything; belt cam|camshaft|timing roller|pulley|tensioner|together|all
timing belt: belt cam|camshaft|valves|timing|engine inside
multi ribbed belt: belt alternator|squeal|squeals|squealing|fan|aircon|outside; rubber belt engine|front; drive|drives|turn|turns alternator|generator; belt @noise; belt @noise start|morning|cold|wet; ribs|grooves belt; aircon|alternator|water|pump belt
hose clamp: hold|holds|tighten|tightens|clamp hose|pipe; ring|band|metal hose; leak|leaks hose; hose came|come|fell|blew|pop|pops off; band|ring|screw|metal go|around|round hose|pipe; fasten|secure|hold hose|pipe
headlight bulb: front|head light|lights|lamp night|see|road|dark|out|blown; headlight|headlamp blown|out|dim; @lamp front @broken|dim|weak|night; @lamp high|low|main beam; cant see night|dark @lamp|road|driving; headlight @broken|weak; beam high|low
signal bulb: blink|blinks|flash|flashes turn|turning|corner|side; indicator|blinker bulb|orange|light; @lamp|indicator|bulb corner|side|orange|amber; @lamp corner|side blink|flash; indicator fast|quick|@broken; blink|flash fast|quick|orange|amber
stop bulb: light|lamp brake|braking back|rear|behind|press; @lamp brake|braking @broken|back|rear|come|on; @lamp tail|back @broken; brake lights
interior bulb: light|lamp inside|roof|glovebox|door|dash|boot; @lamp|bulb reading|dome|map|courtesy|cabin|ceiling|roof|boot|glovebox|dash|dashboard
nitrile gloves: hand|hands clean|dirty|oil|grease; rubber|disposable glove|gloves; glove|hand @dirty|oil|grease|greasy|mechanic|disposable; keep|protect hand @dirty|oil|grease|clean
safety glasses: protect|protects|stuff|keep eye|eyes; glasses grinding|drilling|work; eye|eyes weld|welding|grind|grinding|dust|chips|sparks|protect; glasses|goggles work|cut|drill|spark|safety|wear
ear muffs: protect|protects|cover|covers|noise|loud ear|ears hearing|noise|loud|headphones; muff|muffs; ear cover|over|muff|headband; ear cover @noise|loud|grinder|using|mower; hearing protect|@noise
ear plugs: ear|ears plug|plugs|foam|stick|put noise|loud|inside; ear in|into|inside|plug|foam|little|small
dust mask: dust|fumes|sanding mouth|nose|breathe|breathing|face|lungs; mask breathe|dust|face; breathe|breathing|lungs|mouth|nose dust|fumes|paint|spray|sanding; cover mouth|nose; mask dust|paint|spray|fumes|sanding
hi vis vest: bright|reflective|yellow|orange vest|jacket|clothes|shirt; seen roadside|night|road vest|wear; orange|yellow|bright|reflective|fluoro wear|site|building|construction|clothes|top|jacket|vest; seen|visible night|road|roadside|traffic|site; fluoro vest|shirt|jacket
coveralls: suit|overalls one|whole|clean|clothes|work; keep clothes clean; overall|suit|coverall clothes|dirty|paint|whole|body|work; keep|protect clothes @dirty|oil|grease|paint|clean
safety boots: shoes|boots steel|toe|toes|work; boot|shoe steel|toe|cap|drop|foot|feet|site; protect foot|feet|toe
first aid kit: cut|cuts|bandage|bandages|plasters|injury|bleeding; bandage|bandaid|plaster|wound|injury|emergency car|kit|box|workshop; cut finger|hand|myself; hurt|injured workshop|box|kit
penetrating lubricant: rust|rusty|rusted|stuck|seized bolt|bolts|nut|nuts|screw; squeak|squeaky|squeaking door|hinge|hinges; bolt|nut|screw @stuck; free|loosen @stuck|bolt|nut; @noise|squeaky hinge|door; spray @stuck|rust|hinge
grease: grease bearing|bearings|wheel|joint|joints; bearing|ball|joint|nipple grease|lubricate|pack|packing; grease gun|cartridge
anti-seize: stop bolt|bolts|threads seizing|seize; bolt|thread|plug|nut stop|prevent seizing|seize|stuck|rusting
thread locker: bolt|bolts|screw|screws loose|undo|undoing|vibrate|glue|lock; bolt|screw|nut shake|vibrate|come|keep|work|stop|rattle loose|undone|undoing
rtv silicone: seal|seals|goo|glue gasket|sump|cover|leak; stop|fix|seal|plug leak oil|sump|gasket|cover|engine; goo|glue|paste|goop|sealant seal|gasket|leak|sump; make gasket
brake cleaner: spray clean|cleans brake|brakes|parts; spray|clean|wash brake|disc|rotor|pad dust|dirt|oil|clean|grease
glass cleaner: clean|cleans|wash window|windows|windscreen|glass|mirror inside|spray|streaks|smears; windscreen|window|glass|mirror @dirty|smear|streaky|clean|wash inside|spray|see|bugs
tyre shine: tyre|tyres|tire|tires black|shiny|shine; tyre|tire|wheel black|shiny|shine|new|wet
carburettor cleaner: clean|cleans|spray carburettor|carburetor|carby|throttle; carburettor|carby|carb|throttle @dirty|gunk|clean|sticky|spray
injector cleaner: clean|cleans|additive injector|injectors; injector clean|@dirty|blocked|pour|tank; pour tank clean; add|pour fuel|petrol|tank|diesel clean|injector
cooling system flush: flush|clean|rinse radiator|cooling; rust|rusty|sludge|dirty|brown radiator|coolant
tyre inflator: pump|pumps|inflate|blow|air up|tyre|tyres|tire|tires; tyre|tire air|pump|inflate|blow|flat|pressure|soft
impact wrench: undo|loosen|remove|off|take wheel|lug nut|nuts|bolt|bolts; rattle gun; wheel|lug nut|bolt|stud gun|off|power|cordless|battery|fast|quick
angle grinder: cut|cuts|grind|grinds metal|steel tool|spinning|disc|cordless; cut|cutting|grind|grinding exhaust|steel|metal|pipe|bolt|rust tool|power|off|spinning|wheel
drill: hole|holes make|making|put|wall|wood|metal; drill
jigsaw: cut|cuts wood|board curve|curves|shape
inspection light: see|light|torch under|bonnet|dark|workshop car|hood|work; see|look dark under|engine|bonnet|car; lamp|torch|light work|working|under|engine|magnetic|magnet bonnet|car|bay|workshop|underneath
sun screen: sun sunburn|burn|skin|face|arms
brake shoes: lining drum|brake; curved brake|drum; brake drum @worn|shoe|rub|inside; handbrake|park worn|lining|slip; handbrake|park hold|slip|weak|grip
brake hose: flexible|rubber|bendy pipe|hose|line|tube brake|wheel; pipe|line|tube|hose carry|take brake; brake fluid pipe|hose|line|tube
wheel cylinder: push shoe drum; drum brake leak|leaking|cylinder|piston; wheel fluid leak drum
brake calliper: piston push|squeeze|press pad|disc; hold pad piston|bracket
wear sensor: wire|sensor|cable brake pad worn|warning|light|dash; sensor|wire brake|pad
transmission filter: filter|strainer gearbox|transmission|auto
belt tensioner: wheel|pulley|roller tight|tighten|tension belt; keep belt tight
hard hat: hat|helmet|head site|building|protect|hard|falling|work
octane booster: knock|knocking|ping|pinging engine|petrol|fuel|motor; octane more|boost|raise
contact cleaner: electrical|electric|connector|contact|plug|switch|terminal clean|spray|dirty|corroded|corrosion
`;

/** Words with one meaning: `@noise` means any word of that line. */
const classes = new Map(
  `
noise: squeal squeak screech scream grind groan whine moan howl noise noisy rattle chirp loud
broken: dead died flat blown blew broke broken gone stopped failed torn worn cracked split burnt out
worn: worn wore thin low finished old
hot: hot heat overheat boil boiled steam steaming cook cooking temperature
lamp: light lamp bulb globe
dirty: dirty dirt filthy greasy grimy muck mucky gunk gunked
stuck: stuck seized rusted rust rusty frozen tight
`
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
);

/** Words without information about a part, in addition to those of every search. */
const chatter = new Set(
  (
    'thing things thingy thingo stuff something anything that which what whats who when where while so my me mine our your you it its this these those i im ive we he she they his her ' +
    'do does doing did done go goes going went gone get gets getting got have has had be been are was were will would can could should ' +
    'make makes making made put puts take takes keep keeps come comes use used using into onto over under up down out off there here after before then than as if just like sort kind bit one ones some any all ' +
    'need needs wants trying try find show tell please help called name how why not no dont cant wont isnt very really again too also because about between through inside outside'
  ).split(' '),
);

type Group = ReadonlySet<string>;

/** One form for related words: "wipe" and "wiping", "squeak" and "squeaky", "stop" and "stopped". */
const rootOf = (word: string): string =>
  word
    .replace(/(?<=...)(?:ing|ed)$/, '')
    .replace(/(?<=..)([^aeiou0-9])\1$/, '$1')
    .replace(/(?<=...)[ey]$/, '');

const wordsOf = (text: string): string[] => chunksOf(text).flatMap(({ pieces }) => pieces);

const namesOf = (word: string): string[] => wordsOf(word.startsWith('@') ? (classes.get(word.slice(1)) ?? '') : word);

/** The descriptions of a thing: one word of each group must occur. */
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
          .map((group): Group => new Set(group.split('|').flatMap(namesOf).map(rootOf))),
      }));
  });

export interface Sentence {
  /** The part in the words of the catalogue. */
  readonly thing: string;
  /** Other words of the sentence, which may rank one such part above another. */
  readonly hints: readonly string[];
}

/** Shorter texts are names, which are meant literally. */
const sentenceFrom = 4;

const satisfies = (words: ReadonlySet<string>, groups: readonly Group[]): boolean =>
  groups.every((group) => [...group].some((word) => words.has(word)));

/** The words of a text that carry meaning. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !chatter.has(word));

/** The part that a sentence describes without naming it; undefined for names, and if no line matches. */
export const describedThing = (text: string): Sentence | undefined => {
  const all = wordsOf(text);
  if (all.length < sentenceFrom) return undefined;
  const words = new Set(all.map(rootOf));
  let best: (typeof rules)[number] | undefined;
  for (const rule of rules) {
    if (rule.groups.length > (best?.groups.length ?? 0) && satisfies(words, rule.groups)) best = rule;
  }
  if (!best) return undefined;
  const used = new Set(best.groups.flatMap((group) => [...group]));
  return { thing: best.thing, hints: all.filter((word) => !used.has(rootOf(word)) && !chatter.has(word)) };
};
