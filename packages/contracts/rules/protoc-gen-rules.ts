// Plugin of buf: writes rules.ts, the options of every rpc (proto/southline/rpc/v1/options.proto) by its path.
import { buffer } from 'node:stream/consumers';
import { create, fromBinary, toBinary, type UnknownField } from '@bufbuild/protobuf';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import {
  CodeGeneratorRequestSchema,
  CodeGeneratorResponse_Feature,
  CodeGeneratorResponseSchema,
  type ServiceDescriptorProto,
} from '@bufbuild/protobuf/wkt';

const numbers = {
  callers: 50_001,
  repeatable: 50_002,
  withoutSecondFactor: 50_003,
  freshSecondFactor: 50_004,
  whileReadOnly: 50_005,
  freshSecondFactorOf: 50_006,
};
const servedBy = 50_010;
/** First words of the names of rpcs that change no data that a person would miss. */
const reads =
  /^(Assess|Check|Complete|Count|Export|Find|Get|Identify|List|Preview|Quote|Read|Render|Resolve|Search|Suggest)(?=[A-Z])|^Suggest$/;
const groups = ['anyone', 'people', 'members', 'staff', 'administrators'];

const request = fromBinary(CodeGeneratorRequestSchema, await buffer(process.stdin));
const own = request.protoFile.filter((file) => file.package.startsWith('southline.'));
/** southline.orders.v1 → orders */
const serviceOf = (name: string) => name.split('.')[1] ?? '';
/** The BFF has no proto of its own. */
const services = new Set(['bff', ...own.map((file) => serviceOf(file.package))]);

type Options = { $unknown?: UnknownField[] } | undefined;
const valuesOf = (options: Options, number: number) => (options?.$unknown ?? []).filter(({ no }) => no === number);
const textsOf = (options: Options, number: number) =>
  valuesOf(options, number).map(({ data }) => new BinaryReader(data).string());

const rulesOf = (full: string, service: string, { method }: ServiceDescriptorProto) =>
  method.map(({ name, options, serverStreaming }) => {
    const path = `/${full}/${name}`;
    const callers = textsOf(options, numbers.callers);
    const flag = (number: number) =>
      valuesOf(options, number)
        .map(({ data }) => new BinaryReader(data).bool())
        .at(-1);
    const flags = {
      repeatable: flag(numbers.repeatable) ?? (reads.test(name) && !serverStreaming),
      withoutSecondFactor: flag(numbers.withoutSecondFactor) ?? false,
      freshSecondFactor:
        flag(numbers.freshSecondFactor) ?? textsOf(options, numbers.freshSecondFactorOf).includes(service),
      changes: !reads.test(name) && !flag(numbers.whileReadOnly),
    };
    const unknown = callers.filter((caller) => !groups.includes(caller) && !services.has(caller));
    if (callers.length === 0) throw new Error(`${path} does not say who may call it`);
    if (unknown.length > 0) throw new Error(`${path}: nobody is called ${unknown.join(', ')}`);
    return `  '${path}': ${JSON.stringify({ callers, ...flags })},\n`;
  });

const rules = own.flatMap((file) =>
  file.service.flatMap((service) => {
    const owner = serviceOf(file.package);
    const serving = textsOf(service.options, servedBy);
    return (serving.length === 0 ? [owner] : serving).flatMap((name) =>
      rulesOf(`${file.package.replace(`.${owner}.`, `.${name}.`)}.${service.name}`, name, service),
    );
  }),
);

const content = `// Generated from the options of the rpcs.\nexport const rules = {\n${rules.join('')}};\n`;
const response = create(CodeGeneratorResponseSchema, {
  supportedFeatures: BigInt(CodeGeneratorResponse_Feature.PROTO3_OPTIONAL),
  file: [{ name: 'rules.ts', content }],
});
process.stdout.write(toBinary(CodeGeneratorResponseSchema, response));
