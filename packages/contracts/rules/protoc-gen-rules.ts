// Plugin of buf: writes rules.ts, the options of every rpc (proto/southline/rpc/v1/options.proto) by its path.
import { buffer } from 'node:stream/consumers';
import {
  create,
  createFileRegistry,
  type DescExtension,
  fromBinary,
  getExtension,
  hasExtension,
  type Message,
  toBinary,
} from '@bufbuild/protobuf';
import {
  CodeGeneratorRequestSchema,
  CodeGeneratorResponse_Feature,
  CodeGeneratorResponseSchema,
  FileDescriptorSetSchema,
  type ServiceDescriptorProto,
} from '@bufbuild/protobuf/wkt';

/** The message `Rule` of options.proto. */
interface Rule {
  readonly callers: readonly string[];
  readonly repeatable?: boolean;
  readonly withoutSecondFactor: boolean;
  readonly freshSecondFactor: boolean;
  readonly whileReadOnly: boolean;
  readonly freshSecondFactorOf: readonly string[];
}

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

const registry = createFileRegistry(create(FileDescriptorSetSchema, { file: request.protoFile }));
const extension = (name: string): DescExtension => {
  const found = registry.getExtension(`southline.rpc.v1.${name}`);
  if (!found) throw new Error(`options.proto has no ${name}`);
  return found;
};
const [ruleOption, ruleOfAll, servedBy] = [extension('rule'), extension('rule_of_all'), extension('served_by')];
const optionOf = <Value>(options: Message | undefined, option: DescExtension): Value | undefined =>
  options && hasExtension(options, option) ? (getExtension(options, option) as Value) : undefined;

const rulesOf = (full: string, service: string, { method, options: ofService }: ServiceDescriptorProto) =>
  method.map(({ name, options, serverStreaming }) => {
    const path = `/${full}/${name}`;
    const rule = optionOf<Rule>(options, ruleOption) ?? optionOf<Rule>(ofService, ruleOfAll);
    if (!rule || rule.callers.length === 0) throw new Error(`${path} does not say who may call it`);
    const { callers, repeatable, withoutSecondFactor, whileReadOnly } = rule;
    const unknown = callers.filter((caller) => !groups.includes(caller) && !services.has(caller));
    if (unknown.length > 0) throw new Error(`${path}: nobody is called ${unknown.join(', ')}`);
    const flags = {
      repeatable: repeatable ?? (reads.test(name) && !serverStreaming),
      withoutSecondFactor,
      freshSecondFactor: rule.freshSecondFactor || rule.freshSecondFactorOf.includes(service),
      changes: !reads.test(name) && !whileReadOnly,
    };
    return `  '${path}': ${JSON.stringify({ callers, ...flags })},\n`;
  });

const rules = own.flatMap((file) =>
  file.service.flatMap((service) => {
    const owner = serviceOf(file.package);
    const serving = optionOf<string[]>(service.options, servedBy) ?? [];
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
