// npm run gen   contracts from proto/, and the types of the client's texts
import { generate } from './build/generate.ts';

await generate();
