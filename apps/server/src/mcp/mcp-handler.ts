import {
  type CallToolResult,
  createMcpHandler,
  type McpHttpHandler,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import { allowsScope, scopeOfProcedure } from '@platewise/api/api-tokens/token-scopes';
import { appRouter, createCaller } from '@platewise/api/app-router';
import type { Context } from '@platewise/api/context';
import { toRefusal } from '@platewise/api/error-body';
import { z } from 'zod';
import { procedureInput, procedureType } from '../rest/procedure-meta.ts';
import type { ProcedurePath } from '../rest/rest-route.ts';
import { MCP_TOOLS, type McpTool } from './mcp-tools.ts';

/** Where the handler finds who calls: it hands what is given as proof of access on to each tool as it is. */
const CONTEXT = 'context';

/**
 * The tools as an MCP server of the revision of 2026-07-28 and of those before it, each request by itself: no session, no stream, so
 * that any process answers any of them.
 */
export function mcpHandler(version: string): {
  answer: (request: Request, body: unknown, context: Context) => Promise<Response>;
  close: McpHttpHandler['close'];
} {
  const handler = createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra?.[CONTEXT] as Context, version), {
    // Nothing of it changes while it runs, so that nobody has to wait for news on an open connection.
    maxSubscriptions: 0,
  });
  return {
    answer: (request, parsedBody, context) =>
      handler.fetch(request, {
        parsedBody,
        authInfo: { token: '', clientId: '', scopes: [], extra: { [CONTEXT]: context } },
      }),
    close: handler.close,
  };
}

/** A server for one request, with the tools that the caller's token allows. */
function serverFor(context: Context, version: string): McpServer {
  const server = new McpServer(
    { name: 'platewise', title: 'Platewise AI', version },
    {
      instructions:
        'Plans meals whose numbers and rules hold. Dates are local days of the person, YYYY-MM-DD. Figures are computed: report them as they are, and report the warnings of a plan. Never answer for what a certificate lists as not assessed.',
    },
  );
  for (const tool of MCP_TOOLS) {
    if (!isAllowed(context, tool.procedure)) continue;
    const { name, title, description, procedure, isDestructive = false } = tool;
    const readOnlyHint = procedureType(appRouter, procedure) === 'query';
    const annotations = { readOnlyHint, destructiveHint: isDestructive, openWorldHint: false };
    const config = { title, description, annotations, inputSchema: inputOf(tool) };
    server.registerTool(name, config, (input) => callProcedure(context, procedure, input));
  }
  return server;
}

function isAllowed({ tokenScopes }: Context, procedure: ProcedurePath): boolean {
  return !tokenScopes || allowsScope(tokenScopes, scopeOfProcedure(procedure, procedureType(appRouter, procedure)));
}

/** What a tool takes, as its procedure states it. It is checked there, after the call was counted, in sentences that name the field. */
function inputOf({ procedure }: McpTool): StandardSchemaWithJSON {
  const known = INPUTS.get(procedure) ?? readInput(procedure);
  INPUTS.set(procedure, known);
  return known;
}

const INPUTS = new Map<ProcedurePath, StandardSchemaWithJSON>();

function readInput(procedure: ProcedurePath): StandardSchemaWithJSON {
  const schema = procedureInput(appRouter, procedure);
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // A tool takes an object, also where its procedure may be called with nothing.
  const ofTool = { type: 'object', ...json };
  return {
    '~standard': {
      version: 1,
      vendor: 'platewise',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => ofTool, output: () => ofTool },
    },
  };
}

/** The answer of a procedure, or its refusal in the sentence that people read. */
async function callProcedure(context: Context, path: ProcedurePath, input: unknown): Promise<CallToolResult> {
  try {
    const call = path
      .split('.')
      .reduce((api: unknown, name) => (api as Record<string, unknown>)[name], createCaller(context));
    const result = await (call as (input: unknown) => Promise<unknown>)(input);
    const isRecord = typeof result === 'object' && result !== null && !Array.isArray(result);
    return {
      content: [{ type: 'text', text: JSON.stringify(result ?? null) }],
      ...(isRecord && { structuredContent: result as Record<string, unknown> }),
    };
  } catch (error) {
    const { body } = toRefusal(error, context.requestId);
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: body };
  }
}
