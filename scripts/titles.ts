import { parseAst } from 'rolldown/parseAst'

/** What the syntax trees here have in common. */
interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* partsOf(node: Node): Generator<Node> {
  for (const part of Object.values(node))
    if (Array.isArray(part)) yield* part.filter(isNode)
    else if (isNode(part)) yield part
}

interface Call {
  readonly modifiers: readonly string[]
  /** What `each` or `for` was given. */
  readonly tables: readonly Node[]
}

/** `test`, `test.only`, `describe.each(table)` ... with its modifiers and tables; null for any other function. */
function runnerOf(callee: unknown): Call | null {
  if (!isNode(callee)) return null
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(String(callee.name)) ? { modifiers: [], tables: [] } : null
  if (callee.type === 'MemberExpression' && isNode(callee.property)) {
    const of = runnerOf(callee.object)
    return of && { ...of, modifiers: [...of.modifiers, String(callee.property.name)] }
  }
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
    const of = runnerOf(callee.callee ?? callee.tag)
    return of && { ...of, tables: [...of.tables, callee] }
  }
  return null
}

/** The titles of all tests and groups that run. A title that is filled in from a table or a loop brings the table's texts with it. */
export function titlesIn(source: string, lang: 'ts' | 'tsx' = 'ts'): string[] {
  const program = parseAst(source, { lang }) as unknown as Node
  const declared = new Map<string, Node>()
  collect(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)) declared.set(String(node.id.name), node.init)
  })

  const textsIn = (node: Node, seen = new Set<Node>()): string[] => {
    if (seen.has(node)) return []
    seen.add(node)
    if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
    if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked]
    if (/Function/.test(node.type)) return []
    if (node.type === 'MemberExpression' && isNode(node.object)) return textsIn(node.object, seen)
    if (node.type === 'Property' && isNode(node.key) && isNode(node.value))
      return [...(node.key.type === 'Identifier' ? [] : textsIn(node.key, seen)), ...textsIn(node.value, seen)]
    const meant = node.type === 'Identifier' ? declared.get(String(node.name)) : undefined
    return [...(meant === undefined ? [] : textsIn(meant, seen)), ...[...partsOf(node)].flatMap((part) => textsIn(part, seen))]
  }

  const titles: string[] = []
  const visit = (node: Node, loops: readonly Node[]): void => {
    const call = node.type === 'CallExpression' ? runnerOf(node.callee) : null
    const [title, ...others] = Array.isArray(node.arguments) ? (node.arguments as Node[]) : []
    if (call !== null && title !== undefined && others.length > 0) {
      if (call.modifiers.includes('skip')) return
      const own = textsIn(title).join(' ')
      titles.push(own)
      if (/[%$]/.test(own)) titles.push(...call.tables.flatMap((table) => textsIn(table)))
      if (title.type !== 'Literal') titles.push(...loops.flatMap((loop) => textsIn(loop)))
    }
    const around = node.type === 'ForOfStatement' && isNode(node.right) ? [...loops, node.right] : loops
    for (const part of partsOf(node)) visit(part, around)
  }
  visit(program, [])
  return titles
}

function collect(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const part of partsOf(node)) collect(part, look)
}
