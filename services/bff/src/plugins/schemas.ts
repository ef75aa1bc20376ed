import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';
import { textFieldKeyword } from './text-fields.ts';

type Validate = ReturnType<FastifySchemaCompiler<FastifySchema>>;

// A field that the schema does not name, or of another type, is refused. It is never dropped or converted.
export const customOptions = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: true,
  multipleOfPrecision: 6,
  keywords: [textFieldKeyword],
};
const compileValidator = AjvCompiler()({}, { customOptions });
const compileSerializer = SerializerSelector()({}, {});

const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Compiles a route's schemas at its first request. Compiling all of them would double the time of the process's start. */
export const addSchemas = (app: FastifyInstance): void => {
  app.setValidatorCompiler((route) => {
    const compiled = once(() => compileValidator(route) as Validate);
    const validate: Validate = (data) => {
      const result = compiled()(data);
      validate.errors = compiled().errors;
      return result;
    };
    return validate;
  });
  app.setSerializerCompiler((route) => {
    const compiled = once(() => compileSerializer({ ...route, httpStatus: route.httpStatus ?? '' }));
    return (data) => compiled()(data);
  });
};
