import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>;

/**
 * Compiles the schemas of a route (decision 004) at its first call: compiling all of them took a second of each
 * start.
 */
export function lazySchemas(): {
  readonly buildValidator: BuildCompilerFromPool;
  readonly buildSerializer: SerializerFactory;
} {
  return {
    buildValidator(schemas, options) {
      const compile = AjvCompiler()(schemas, options);
      return (route) => lazyValidate(() => compile(route));
    },
    buildSerializer(schemas, options) {
      const compile = SerializerSelector()(schemas, options);
      return (route) => {
        let serialize: ((data: unknown) => string) | undefined;
        return (data: unknown) => (serialize ??= compile(route))(data);
      };
    },
  };
}

/** Behaves as the compiled function, from whose properties Fastify reads the errors. */
function lazyValidate(compile: () => Validate): Validate {
  let compiled: Validate | undefined;
  const unused = (() => true) as unknown as Validate;
  return new Proxy(unused, {
    apply: (_, self, args) => Reflect.apply((compiled ??= compile()), self, args),
    get: (_, name) => Reflect.get((compiled ??= compile()), name),
    set: (_, name, value) => Reflect.set((compiled ??= compile()), name, value),
  });
}
