// Plugin of buf: writes rules.ts, the options of every rpc (proto/southline/rpc/v1/options.proto) by its path.
import { buffer } from 'node:stream/consumers';
import { create, fromBinary, toBinary, type UnknownField } from '@bufbuild/protobuf';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import {
  CodeGeneratorRequestSchema,
  CodeGeneratorResponse_Feature,
  CodeGeneratorResponseSchema,
} from '@bufbuild/protobuf/wkt';

const numbers = {
  callers: 50_001,
  repeatable: 50_002,
  withoutSecondFactor: 50_003,
  freshSecondFactor: 50_004,
  whileReadOnly: 50_005,
};
/** First words of the names of rpcs that change no data that a person would miss. */
const reads =
  /^(Assess|Check|Complete|Count|Export|Find|Get|Identify|List|Preview|Quote|Read|Render|Resolve|Search|Suggest)(?=[A-Z])|^Suggest$/;
const groups = ['anyone', 'people', 'members', 'staff', 'administrators'];

const request = fromBinary(CodeGeneratorRequestSchema, await buffer(process.stdin));
const own = request.protoFile.filter((file) => file.package.startsWith('southline.'));
/** southline.orders.v1 → orders; the BFF has no proto of its own. */
const services = new Set(['bff', ...own.map((file) => file.package.split('.')[1] ?? '')]);

const rules = own.flatMap((file) =>
  file.service.flatMap((service) =>
    service.method.map(({ name, options }) => {
      const path = `/${file.package}.${service.name}/${name}`;
      const of = (number: number) => (options?.$unknown ?? []).filter(({ no }: UnknownField) => no === number);
      const callers = of(numbers.callers).map(({ data }) => new BinaryReader(data).string());
      const flag = (number: number) => of(number).some(({ data }) => new BinaryReader(data).bool());
      const flags = {
        repeatable: flag(numbers.repeatable),
        withoutSecondFactor: flag(numbers.withoutSecondFactor),
        freshSecondFactor: flag(numbers.freshSecondFactor),
        changes: !reads.test(name) && !flag(numbers.whileReadOnly),
      };
      const unknown = callers.filter((caller) => !groups.includes(caller) && !services.has(caller));
      if (callers.length === 0) throw new Error(`${path} does not say who may call it`);
      if (unknown.length > 0) throw new Error(`${path}: nobody is called ${unknown.join(', ')}`);
      return `  '${path}': ${JSON.stringify({ callers, ...flags })},\n`;
    }),
  ),
);

const content = `// Generated from the options of the rpcs.\nexport const rules = {\n${rules.join('')}};\n`;
const response = create(CodeGeneratorResponseSchema, {
  supportedFeatures: BigInt(CodeGeneratorResponse_Feature.PROTO3_OPTIONAL),
  file: [{ name: 'rules.ts', content }],
});
process.stdout.write(toBinary(CodeGeneratorResponseSchema, response));
