/** A parameter type of Cucumber Expressions. It imports nothing, so that a web page can use what names it. */
export interface ParameterType {
  name: string;
  regexp: RegExp | RegExp[];
  transformer: (...groups: string[]) => unknown;
}
