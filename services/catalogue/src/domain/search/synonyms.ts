import { chunksOf } from '@southline/search/words';

// Buyers' names of things and the catalogue's names. Each line is one meaning with any number of names; add a line, or a name
// to a line. Every name also finds the parts of the other names on its line. Names before an arrow are replaced by the name
// after it, because their own words would find other parts.
const lines = `
bulb, globe, light bulb, light globe, lamp bulb
headlight, headlamp, head light, head lamp
taillight, tail light, tail lamp, taillamp
indicator, blinker, turn signal, flasher, winker
light, lamp
xenon, hid
driving light, spotlight, spot light, spotty
tyre, tire
aircon, air con, air conditioning, air conditioner, ac, cabin
cabin, pollen
petrol, gas, gasoline, unleaded, ulp
diesel, turbodiesel, derv
calliper, caliper
brake disc, brake disk, disc brake rotor -> rotor
rotor, disc rotor, brake rotor
disc, disk
pad, brake pad, disc pad
shoe, brake shoe
atf -> transmission fluid
transmission, gearbox, tranny, trans
ute, utility, pickup, pick up
coolant, antifreeze, anti freeze
power steering fluid, psf, steering fluid
wiper, windscreen wiper, windshield wiper, wiper blade
refill, insert
wiper rubber, wiper insert, wiper strip, rubber wiper -> wiper refill
belt, fan belt, drive belt, serpentine belt, alternator belt
timing belt, cam belt, cambelt
multi ribbed, poly v, ribbed, micro v
belt tensioner, tensioner
spark plug, sparkplug, plug
glow plug, glowplug, heater plug
filter, element, strainer
service kit, filter kit, tune up kit
oil, lube, lubricant
grease, lubricant
cleaner, degreaser
carburettor, carby, carburetor, carb
sealant, silicone, gasket maker
penetrating lubricant, penetrating oil, rust penetrant, penetrant
clamp, clip
hose clamp, jubilee clip, worm clamp, hose clip
battery, batt, accumulator
coin battery, button battery, button cell, coin cell, key battery, watch battery
charger, battery charger
headlite, headlight
drill, drill driver, screwdriver
grinder, angle grinder
rattle gun, impact wrench
jigsaw, jig saw
reciprocating saw, sabre saw
inspection light, torch, work light
inflator, compressor
glove, mitt
safety glasses, eye protection, goggle
earplug, ear plug, hearing protection
earmuff, ear muff
dust mask, respirator, face mask
hi vis, hivis, high visibility, hi viz
coverall, overall, boilersuit
boot, gumboot
first aid, firstaid
sunscreen, sun screen, sunblock
small, s
medium, m
large, l
extra large, xl
volt, v
watt, w
amp, ampere, amperage
litre, l, ltr, liter
millilitre, ml
millimetre, mm, mil
inch, in
gram, g
newton, nm
front, fr, frt
rear, rr, back
left, lh, lhs
right, rh, rhs
grey, gray
colour, color
vw, volkswagen
merc, mercedes, mercedes benz, benz
chev, chevrolet
beemer, bmw, bimmer
landcruiser, land cruiser, cruiser, lc
prado, landcruiser prado
commodore, commo
mitsi, mitsubishi
suby, subie, subaru
`;

/** Words without information about a part. */
const fillers =
  'a an the for my of to with and or in on at from is i need want looking please new buy part parts car auto number no pn fit fits suit suits replacement spare';

export type Phrase = readonly string[];

const phrase = (name: string): Phrase => chunksOf(name).flatMap(({ pieces }) => pieces);

const phrases = (names: string): Phrase[] => names.split(',').map(phrase);
const byName = new Map<string, Phrase[]>();
const replaced = new Map<string, Phrase>();
for (const line of lines.trim().split('\n')) {
  const [before = '', after] = line.split('->');
  const names = phrases(before);
  for (const name of names) {
    const key = name.join(' ');
    if (after !== undefined) replaced.set(key, phrase(after));
    else byName.set(key, [...(byName.get(key) ?? []), ...names.filter((other) => other !== name)]);
  }
}

export const longestName = Math.max(...[...byName.keys(), ...replaced.keys()].map((key) => key.split(' ').length));

/** The meaning of words that must not be taken literally. */
export const meantBy = (words: Phrase): Phrase | undefined => replaced.get(words.join(' '));

/** Other names with the same meaning; most words have none. */
export const otherNames = (words: Phrase): readonly Phrase[] => byName.get(words.join(' ')) ?? [];

/** Words of names, which the catalogue itself may not use: they can be mistyped too. */
export const nameWords: ReadonlySet<string> = new Set(
  [...byName.keys(), ...replaced.keys()].flatMap((key) => key.split(' ')),
);

const fillerWords = new Set(phrase(fillers));
export const isFiller = (word: string): boolean => fillerWords.has(word);
