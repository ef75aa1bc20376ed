import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';

type Validate = ReturnType<FastifySchemaCompiler<FastifySchema>>;

// A field that the schema does not name, or of another type, is refused. It is never dropped or converted.
export const customOptions = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: true,
  multipleOfPrecision: 6,
} as const;
const compileValidator = AjvCompiler()({}, { customOptions });
const compileSerializer = SerializerSelector()({}, {});

/** Compiles a route's schemas at its first request: compiling hundreds at the start doubled its time. */
export const addSchemas = (app: FastifyInstance): void => {
  app.setValidatorCompiler((route) => {
    let compiled: Validate | undefined;
    const validate: Validate = (data) => {
      compiled ??= compileValidator(route) as Validate;
      const result = compiled(data);
      validate.errors = compiled.errors;
      return result;
    };
    return validate;
  });
  app.setSerializerCompiler((route) => {
    let compiled: ((data: unknown) => string) | undefined;
    return (data) => {
      compiled ??= compileSerializer({ ...route, httpStatus: route.httpStatus ?? '' });
      return compiled(data);
    };
  });
};
